"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { DocumentVerbs } from "../use-quick-verbs.ts";

type Props = {
	document: { id: string; title: string; status: string };
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
	revoke: DocumentVerbs["revoke"];
};

/** Takes a document back; asks for the reason that its signers will read. */
export function RevokeDialog({ document, onClose, opener, revoke }: Props) {
	const { revoke: words, actions } = useWords("documents");
	const router = useRouter();
	// Nobody was asked yet, so nobody is told.
	const said = document.status === "Scheduled" ? words.scheduled : words;
	const { run, reconsider, isBusy, problem } = useAction(revoke);

	async function submit(given: FormData) {
		const message = String(given.get("message") ?? "");
		const answer = await run({ documentId: document.id, message });
		if (!answer?.ok) return;
		onClose();
		toast(said.done);
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy }}
			title={words.title}
			description={format(said.about, { title: document.title })}
			cancel={actions.keep}
			action={words.action}
			isDanger
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			<TextAreaField label={words.reason} name="message" maxLength={5000} error={problem} help={said.reasonHelp} />
		</FormDialog>
	);
}
