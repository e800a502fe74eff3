"use client";

import { ChevronDown } from "lucide-react";
import { Button, ListBox, ListBoxItem, Popover, Select } from "react-aria-components";
import { cx } from "#components/ui/cx.ts";
import { MENU_CLASS, MENU_ITEM_CLASS } from "#components/ui/lists/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { nameOfFirst } from "../recipients/recipient-names.ts";
import { RecipientToken } from "../recipients/recipient-token.tsx";
import { useNamedRecipients } from "../recipients/use-recipient-names.ts";

type Props = {
	/** null: nobody yet, or not the same for all. */
	value: string | null;
	/** They are several people's. */
	isMixed?: boolean;
	onChange: (recipientId: string) => void;
	isCompact?: boolean;
	/** Only the token is shown. */
	isBare?: boolean;
};

/** Who fills fields in: one of those who can. */
export function RecipientChoice({ value, isMixed, onChange, isCompact, isBare }: Props) {
	const words = useWords("editor");
	const named = useNamedRecipients();
	const all = named.filter((one) => one.takesFields);
	const chosen = named.find(({ id }) => id === value);
	const nobody = { name: nameOfFirst(words), mark: "1", hue: 0 };
	const shown = chosen ?? (all.length === 0 ? nobody : null);
	return (
		<Select
			aria-label={words.paper.choices.recipient}
			value={value}
			onChange={(key) => typeof key === "string" && onChange(key)}
			isDisabled={all.length === 0}
			className={isCompact || isBare ? "" : "w-full"}
		>
			<Button
				className={cx(
					"flex min-w-0 items-center gap-2 rounded-control text-start",
					isCompact
						? "h-8 max-w-44 px-1.5 hover:bg-sunken"
						: isBare
							? "h-11 border border-line px-2"
							: "h-10 w-full border border-line-strong px-1.5",
				)}
			>
				{shown ? <RecipientToken hue={shown.hue} mark={shown.mark} isSmall={isCompact === true} /> : null}
				<span className={cx("min-w-0 flex-1 truncate text-left font-medium", isBare && "sr-only")} dir="auto">
					{shown?.name ?? (isMixed ? words.paper.choices.several : words.paper.field.nobody)}
				</span>
				<ChevronDown size={16} aria-hidden="true" className="shrink-0 text-ink-soft" />
			</Button>
			<Popover className={MENU_CLASS}>
				<ListBox className="max-h-80 overflow-y-auto outline-none">
					{all.map(({ id, name, mark, hue }) => (
						<ListBoxItem
							key={id}
							id={id}
							textValue={name}
							className={cx(MENU_ITEM_CLASS, "data-[selected]:font-semibold")}
						>
							<RecipientToken hue={hue} mark={mark} isSmall />
							<span className="truncate" dir="auto">
								{name}
							</span>
						</ListBoxItem>
					))}
				</ListBox>
			</Popover>
		</Select>
	);
}
