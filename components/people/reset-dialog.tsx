"use client";

import type { RefObject } from "react";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useReauth } from "#components/ui/dialogs/use-reauth.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";
import type { MemberItem } from "./people-items.ts";

export type ResetVerbs = { reset: (input: { userId: string }) => Promise<ActionAnswer> };

type Props = ResetVerbs & { row: MemberItem; opener: RefObject<HTMLElement | null>; onClose: () => void };

/** Removes a user’s second factors. */
export function ResetDialog({ row, reset, opener, onClose }: Props) {
	const { reset: words, cancel } = useWords("people");
	const { run, isBusy } = useReauth();

	async function submit() {
		const answer = await run(() => reset({ userId: row.id }));
		if (!answer) return;
		toastAnswer(answer, format(words.done, { name: row.name }));
		onClose();
	}

	return (
		<FormDialog
			title={format(words.title, { name: row.name })}
			description={words.about}
			cancel={cancel}
			action={words.action}
			isDanger
			isBusy={isBusy}
			{...{ opener, onClose }}
			onSubmit={submit}
		>
			<p className="text-pretty font-medium">{format(words.care, { name: row.name })}</p>
		</FormDialog>
	);
}
