"use client";

import { Copy, Ellipsis, Star, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import { MENU_CLASS, MENU_DANGER_CLASS, MENU_ITEM_CLASS } from "#components/sender/menu-class.ts";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { BrandDeeds, BrandUseCounts, NamedBrand } from "./brand-deeds.ts";
import { DeleteBrandDialog } from "./delete-brand-dialog.tsx";
import { DuplicateBrandDialog } from "./duplicate-brand-dialog.tsx";

type Asked = "duplicate" | "remove";

type Props = {
	brand: NamedBrand;
	counts: BrandUseCounts | null;
	deeds: BrandDeeds;
	onDeleted?: () => void;
	onDuplicated?: (brandId: string) => void;
};

/** The menu of a brand: default, duplicate, delete. */
export function BrandMenu({ brand, counts, deeds, onDeleted, onDuplicated }: Props) {
	const { menu: words, madeDefault } = useWords("brands");
	const { run } = useAction(deeds.makeDefault);
	const [asked, setAsked] = useState<Asked | null>(null);
	const opener = useRef<HTMLButtonElement>(null);
	const label = fill(words.of, { name: brand.name });

	async function makeDefault() {
		const answer = await run({ brandId: brand.id });
		if (answer) toastAnswer(answer, fill(madeDefault, { name: brand.name }));
	}

	return (
		<>
			<MenuTrigger>
				<AriaButton
					ref={opener}
					aria-label={label}
					className="relative z-10 grid size-10 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-sunken hover:text-ink"
				>
					<Ellipsis size={20} aria-hidden="true" />
				</AriaButton>
				<Popover placement="bottom end" className={MENU_CLASS}>
					<Items label={label} isDefault={brand.isDefault} onDefault={makeDefault} onAsk={setAsked} />
				</Popover>
			</MenuTrigger>
			{asked === "duplicate" ? (
				<DuplicateBrandDialog
					brand={brand}
					duplicate={deeds.duplicate}
					opener={opener}
					onClose={() => setAsked(null)}
					onDone={onDuplicated}
				/>
			) : null}
			{asked === "remove" ? (
				<DeleteBrandDialog
					brand={brand}
					counts={counts}
					remove={deeds.remove}
					opener={opener}
					onClose={() => setAsked(null)}
					onDone={onDeleted}
				/>
			) : null}
		</>
	);
}

type ItemsProps = { label: string; isDefault: boolean; onDefault: () => Promise<void>; onAsk: (about: Asked) => void };

function Items({ label, isDefault, onDefault, onAsk }: ItemsProps) {
	const { menu: words } = useWords("brands");
	return (
		<Menu className="outline-none" aria-label={label}>
			{isDefault ? null : (
				<MenuItem onAction={() => void onDefault()} className={MENU_ITEM_CLASS}>
					<Star size={16} aria-hidden="true" />
					{words.makeDefault}
				</MenuItem>
			)}
			<MenuItem onAction={() => onAsk("duplicate")} className={MENU_ITEM_CLASS}>
				<Copy size={16} aria-hidden="true" />
				{words.duplicate}
			</MenuItem>
			<MenuItem onAction={() => onAsk("remove")} className={MENU_DANGER_CLASS}>
				<Trash2 size={16} aria-hidden="true" />
				{words.remove}
			</MenuItem>
		</Menu>
	);
}
