"use client";

import { type FormEvent, type RefObject, useId } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialogs/dialog.tsx";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { cutText } from "#lib/fields/values/cut-text.ts";
import { format } from "#lib/i18n/message.ts";
import type { BrandDeeds, NamedBrand } from "./brand-deeds.ts";

type Props = {
	brand: NamedBrand;
	duplicate: BrandDeeds["duplicate"];
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
	onDone: ((brandId: string) => void) | undefined;
};

/** Asks what the copy of a brand is called. */
export function DuplicateBrandDialog({ brand, duplicate, opener, onClose, onDone }: Props) {
	const { duplicate: words, name: naming, cancel } = useWords("brands");
	const { close } = useWords("common");
	const formId = useId();
	const { run, reconsider, isBusy, problem } = useAction(duplicate);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const name = String(new FormData(event.currentTarget).get("name") ?? "").trim();
		const answer = await run({ brandId: brand.id, name });
		if (!answer?.ok) return;
		toast(format(words.done, { name }));
		onClose();
		onDone?.(answer.value.brandId);
	}

	return (
		<Dialog
			title={format(words.title, { name: brand.name })}
			description={words.about}
			isOpen
			onClose={onClose}
			closeLabel={close}
			opener={opener}
			footer={
				<>
					<Button onClick={onClose}>{cancel}</Button>
					<Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
						{words.action}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={reconsider} noValidate>
				<TextField
					label={words.name}
					name="name"
					defaultValue={cutText(format(words.copyOf, { name: brand.name }), 256)}
					maxLength={256}
					autoComplete="off"
					help={naming.help}
					error={problem}
				/>
			</form>
		</Dialog>
	);
}
