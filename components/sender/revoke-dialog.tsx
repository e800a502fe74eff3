"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useId } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { TextAreaField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { DocumentVerbs } from "./use-quick-verbs.ts";

type Props = {
	document: { id: string; title: string };
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
	revoke: DocumentVerbs["revoke"];
};

/** Takes a document back; asks for the reason that its signers will read. */
export function RevokeDialog({ document, onClose, opener, revoke }: Props) {
	const { revoke: words, actions } = useWords("documents");
	const { close } = useWords("common");
	const router = useRouter();
	const formId = useId();
	const { run, reconsider, isBusy, problem } = useAction(revoke);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const message = String(new FormData(event.currentTarget).get("message") ?? "");
		const answer = await run({ documentId: document.id, message });
		if (!answer?.ok) return;
		onClose();
		toast(words.done);
		router.refresh();
	}

	return (
		<Dialog
			title={words.title}
			description={fill(words.about, { title: document.title })}
			isOpen
			opener={opener}
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{actions.keep}</Button>
					<Button type="submit" form={formId} variant="danger" isBusy={isBusy}>
						{words.action}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={reconsider}>
				<TextAreaField label={words.reason} name="message" maxLength={5000} error={problem} help={words.reasonHelp} />
			</form>
		</Dialog>
	);
}
