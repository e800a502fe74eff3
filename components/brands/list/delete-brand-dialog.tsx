"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useId, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { BrandDeeds, BrandUseCounts, NamedBrand } from "./brand-deeds.ts";

type Props = {
	brand: NamedBrand;
	counts: BrandUseCounts | null;
	remove: BrandDeeds["remove"];
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
	onDone: (() => void) | undefined;
};

/** Says what goes with a brand, and has its name typed. */
export function DeleteBrandDialog({ brand, counts, remove, opener, onClose, onDone }: Props) {
	const { remove: words, cancel } = useWords("brands");
	const { close } = useWords("common");
	const formId = useId();
	const router = useRouter();
	const { run, isBusy, problem } = useAction(remove);
	const [isWrong, setIsWrong] = useState(false);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = String(new FormData(event.currentTarget).get("name") ?? "").trim();
		setIsWrong(typed !== brand.name.trim());
		if (typed !== brand.name.trim()) return;
		const answer = await run({ brandId: brand.id });
		if (!answer?.ok) return;
		toast(format(words.done, { name: brand.name }));
		onClose();
		onDone?.();
		router.refresh();
	}

	return (
		<Dialog
			title={format(words.title, { name: brand.name })}
			isOpen
			onClose={onClose}
			closeLabel={close}
			opener={opener}
			footer={
				brand.isDefault ? (
					<Button onClick={onClose}>{close}</Button>
				) : (
					<>
						<Button onClick={onClose}>{cancel}</Button>
						<Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
							{words.action}
						</Button>
					</>
				)
			}
		>
			{brand.isDefault ? (
				<Notice tone="info">{words.isDefault}</Notice>
			) : (
				<form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
					{counts ? <WhatGoes counts={counts} /> : null}
					<TextField
						label={format(words.type, { name: brand.name })}
						name="name"
						autoComplete="off"
						error={isWrong ? words.wrong : problem}
						onChange={() => setIsWrong(false)}
					/>
				</form>
			)}
		</Dialog>
	);
}

function WhatGoes({ counts: { documents, fields, identities } }: { counts: BrandUseCounts }) {
	const { remove: words } = useWords("brands");
	return (
		<ul className="list-disc ps-5 text-read">
			<li>{fields > 0 ? format(words.fields, { count: fields }) : words.noFields}</li>
			{documents > 0 ? <li>{format(words.documents, { count: documents })}</li> : null}
			{identities > 0 ? <li>{format(words.identities, { count: identities })}</li> : null}
			<li>{words.forGood}</li>
		</ul>
	);
}
