"use client";

import { Ellipsis, Settings2, Trash2 } from "lucide-react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/sender/menu-class.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";

type Props = { name: string; onAsk: (about: "change" | "delete") => void };

/** What can be done about an identity. */
export function IdentityMenu({ name, onAsk }: Props) {
	const { menu: words } = useWords("identities");
	const label = fill(words.of, { name });
	return (
		<MenuTrigger>
			<AriaButton
				aria-label={label}
				className="grid size-10 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
			>
				<Ellipsis size={20} aria-hidden="true" />
			</AriaButton>
			<Popover placement="bottom end" className={MENU_CLASS}>
				<Menu className="outline-none" aria-label={label}>
					<MenuItem onAction={() => onAsk("change")} className={MENU_ITEM_CLASS}>
						<Settings2 size={16} aria-hidden="true" />
						{words.change}
					</MenuItem>
					<MenuItem onAction={() => onAsk("delete")} className={MENU_DANGER_CLASS}>
						<Trash2 size={16} aria-hidden="true" />
						{words.delete}
					</MenuItem>
				</Menu>
			</Popover>
		</MenuTrigger>
	);
}
