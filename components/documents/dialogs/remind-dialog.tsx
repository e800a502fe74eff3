"use client";

import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { Filled } from "#components/ui/filled.tsx";
import { TextAreaField } from "#components/ui/forms/text-field.tsx";
import { TimeInSentence } from "#components/ui/time/time-in-sentence.tsx";
import { useWords, useWordsLocale } from "#components/ui/words.tsx";
import { formatList } from "#lib/i18n/format.ts";
import { format } from "#lib/i18n/message.ts";
import type { DocumentVerbs } from "../use-quick-verbs.ts";
import { toastReminded } from "./toast-reminded.ts";

type Props = {
	/** lastRemindedAt: ISO 8601; left out or null where no reminder is known. */
	document: { id: string; waitingFor: string[]; lastRemindedAt?: string | null };
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
	remind: DocumentVerbs["remind"];
};

/** Reminds those whose turn it is, with a note where the sender writes one. */
export function RemindDialog({ document, onClose, opener, remind }: Props) {
	const { remind: words, actions } = useWords("documents");
	const common = useWords("common");
	const locale = useWordsLocale();
	const router = useRouter();
	const { run, reconsider, isBusy, problem } = useAction(remind);
	const { id: documentId, waitingFor, lastRemindedAt } = document;
	const names = formatList(locale, waitingFor);

	async function submit(given: FormData) {
		const message = String(given.get("message") ?? "");
		const answer = await run({ documentId, receiverEmails: [], message });
		if (!answer?.ok) return;
		onClose();
		toastReminded(answer.value, locale, common);
		router.refresh();
	}

	return (
		<FormDialog
			{...{ opener, onClose, isBusy }}
			title={actions.remind}
			description={format(words.about, { names })}
			cancel={words.cancel}
			action={actions.remind}
			onSubmit={(given) => void submit(given)}
			onInput={reconsider}
		>
			{lastRemindedAt ? (
				<p className="text-ink-soft">
					<Filled text={words.last} values={{ when: <TimeInSentence at={lastRemindedAt} /> }} />
				</p>
			) : null}
			<TextAreaField label={words.note} name="message" maxLength={5000} error={problem} />
		</FormDialog>
	);
}
