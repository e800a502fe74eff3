"use client";

import { type RefObject, useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { TextAreaField, TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import {
	EMAIL_PLACEHOLDERS,
	fillPlaceholders,
	REQUEST_EMAIL_LIMITS,
	type RequestEmail,
} from "#lib/contract/request-email.ts";
import { isolate } from "#lib/i18n/bidi.ts";
import { format } from "#lib/i18n/message.ts";

export type SaveRequestEmail = (email: RequestEmail) => Promise<ActionAnswer>;

type Props = {
	/** Name of what it belongs to. */
	name: string;
	about: string;
	email: RequestEmail;
	save: SaveRequestEmail;
	opener: RefObject<HTMLElement | null>;
	onClose: () => void;
	onSaved?: () => void;
};

/** Asks for subject and message of signing emails, and shows how they read. */
export function RequestEmailDialog({ name, about, email, save, opener, onClose, onSaved }: Props) {
	const words = useWords("requestEmail");
	const { run, reconsider, isBusy, problem, problems } = useAction(save);
	const [entered, setEntered] = useState(email);

	async function submit() {
		const answer = await run({ subject: entered.subject.trim(), message: entered.message.trim() });
		if (!answer?.ok) return;
		toast(words.saved);
		onClose();
		onSaved?.();
	}

	const isOfField = problems.subject !== undefined || problems.message !== undefined;
	return (
		<FormDialog
			{...{ opener, onClose, isBusy }}
			title={format(words.of, { name: isolate(name) })}
			description={about}
			cancel={words.cancel}
			action={words.save}
			problem={isOfField ? null : problem}
			onInput={reconsider}
			onSubmit={() => void submit()}
		>
			<TextField
				label={words.subject}
				name="subject"
				value={entered.subject}
				maxLength={REQUEST_EMAIL_LIMITS.subject}
				placeholder={words.standard}
				autoComplete="off"
				error={problems.subject}
				onChange={({ target }) => setEntered({ ...entered, subject: target.value })}
			/>
			<TextAreaField
				label={words.message}
				name="message"
				value={entered.message}
				maxLength={REQUEST_EMAIL_LIMITS.message}
				rows={5}
				error={problems.message}
				onChange={({ target }) => setEntered({ ...entered, message: target.value })}
			/>
			<p className="break-words text-ink-soft">
				{format(words.placeholders, { names: EMAIL_PLACEHOLDERS.map((one) => `{{${one}}}`).join(", ") })}
			</p>
			<RequestEmailPreview email={entered} />
		</FormDialog>
	);
}

/** Subject and message as a recipient would read them. */
function RequestEmailPreview({ email: { subject, message } }: { email: RequestEmail }) {
	const { preview, standard, none, sample } = useWords("requestEmail");
	const values = {
		"document.title": sample.document,
		"recipient.name": sample.recipient,
		"sender.name": sample.sender,
	};
	const filled = {
		subject: fillPlaceholders(subject, values).trim(),
		message: fillPlaceholders(message, values).trim(),
	};
	return (
		<section aria-label={preview} className="overflow-hidden rounded-control border border-line">
			<p className="border-line border-b bg-sunken px-3 py-1.5 text-ink-soft">{preview}</p>
			<div className="flex flex-col gap-2 px-3 py-2.5" dir="auto">
				<p className="break-words font-medium">{filled.subject || <Unset>{standard}</Unset>}</p>
				<p className="whitespace-pre-line break-words">{filled.message || <Unset>{none}</Unset>}</p>
			</div>
		</section>
	);
}

function Unset({ children }: { children: string }) {
	return <span className="font-normal text-ink-soft">{children}</span>;
}
