"use client";

import { Copy, Mail, Star, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { RowMenu, RowMenuItem } from "#components/ui/lists/row-menu.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { BrandDeeds, BrandUseCounts, NamedBrand } from "./brand-deeds.ts";
import { BrandEmailDialog } from "./brand-email-dialog.tsx";
import { DeleteBrandDialog } from "./delete-brand-dialog.tsx";
import { DuplicateBrandDialog } from "./duplicate-brand-dialog.tsx";

type Asked = "duplicate" | "remove" | "email";

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

	async function makeDefault() {
		const answer = await run({ brandId: brand.id });
		if (answer) toastAnswer(answer, format(madeDefault, { name: brand.name }));
	}

	return (
		<>
			<RowMenu label={format(words.of, { name: brand.name })} button={opener}>
				{brand.isDefault ? null : (
					<RowMenuItem icon={Star} onAction={() => void makeDefault()}>
						{words.makeDefault}
					</RowMenuItem>
				)}
				<RowMenuItem icon={Copy} onAction={() => setAsked("duplicate")}>
					{words.duplicate}
				</RowMenuItem>
				<RowMenuItem icon={Mail} onAction={() => setAsked("email")}>
					{words.email}
				</RowMenuItem>
				<RowMenuItem icon={Trash2} isDanger onAction={() => setAsked("remove")}>
					{words.remove}
				</RowMenuItem>
			</RowMenu>
			{asked === "duplicate" ? (
				<DuplicateBrandDialog
					brand={brand}
					duplicate={deeds.duplicate}
					opener={opener}
					onClose={() => setAsked(null)}
					onDone={onDuplicated}
				/>
			) : null}
			{asked === "email" ? (
				<BrandEmailDialog
					brand={brand}
					email={deeds.emails[brand.id] ?? { subject: "", message: "" }}
					setEmail={deeds.setEmail}
					opener={opener}
					onClose={() => setAsked(null)}
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
