"use client";

import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useReauth } from "#components/ui/dialogs/use-reauth.ts";
import { TextField } from "#components/ui/forms/text-field.tsx";
import { useWords } from "#components/ui/words.tsx";
import { format } from "#lib/i18n/message.ts";
import type { DeletionVerbs } from "./item.ts";

type Props = {
	accountName: string;
	/** Kept of documents that are gone. */
	certificates: number;
	start: DeletionVerbs["start"];
};

/** Starts the deletion of all documents once the organisation's name is typed. */
export function StartDeletion({ accountName, certificates, start }: Props) {
	const { deletion: words, cancel } = useWords("data");
	const { run, isBusy } = useReauth();
	const [isAsked, setIsAsked] = useState(false);
	const [wrong, setWrong] = useState<string | undefined>();

	async function submit(given: FormData) {
		const name = String(given.get("name") ?? "");
		if (name.trim() !== accountName.trim()) {
			setWrong(words.nameWrong);
			return;
		}
		setIsAsked(false);
		const answer = await run(() => start({ name, takesCertificates: given.has("certificates") }));
		if (answer && !answer.ok) toast(answer.message, "bad");
	}

	return (
		<div>
			<Button variant="danger" isBusy={isBusy} onClick={() => setIsAsked(true)}>
				{words.start}
			</Button>
			{isAsked ? (
				<FormDialog
					title={words.startTitle}
					description={words.startAbout}
					cancel={cancel}
					action={words.start}
					isDanger
					isBusy={false}
					onClose={() => setIsAsked(false)}
					onInput={() => setWrong(undefined)}
					onSubmit={submit}
				>
					<TextField
						label={format(words.name, { name: accountName })}
						name="name"
						autoComplete="off"
						error={wrong}
						autoFocus
					/>
					{certificates > 0 ? <TakesCertificates count={certificates} /> : null}
				</FormDialog>
			) : null}
		</div>
	);
}

/** Whether what proves that documents were signed goes as well. */
function TakesCertificates({ count }: { count: number }) {
	const { deletion: words } = useWords("data");
	return (
		<label className="flex cursor-pointer items-start gap-3 py-1.5">
			<input type="checkbox" name="certificates" className="size-5 shrink-0 accent-seal" />
			<span className="text-pretty">
				{format(words.takes, { count })}
				<span className="block text-ink-soft">{words.takesHelp}</span>
			</span>
		</label>
	);
}
