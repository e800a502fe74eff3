"use client";

import type { RefObject } from "react";
import type { Person, Prove } from "#components/security/person.ts";
import { ProveDialog } from "#components/security/prove-dialog.tsx";
import { useProved } from "#components/security/use-proved.ts";
import { FormDialog } from "#components/ui/form-dialog.tsx";
import { toastAnswer } from "#components/ui/toast-answer.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { fill } from "#lib/i18n/signing/fill.ts";
import type { MemberItem } from "./items.ts";

export type ResetVerbs = {
	reset: (input: { userId: string }) => Promise<ActionAnswer>;
	/** What the reader can be asked for before, and how. */
	prover: Person;
	prove: Prove;
};

type Props = ResetVerbs & { row: MemberItem; opener: RefObject<HTMLElement | null>; onClose: () => void };

/** Takes away what somebody has set up besides their password, once the reader has proved who they are. */
export function ResetDialog({ row, prover, reset, prove, opener, onClose }: Props) {
	const { reset: words, cancel } = useWords("people");
	const { run, isBusy, asked } = useProved();

	async function submit() {
		const answer = await run(() => reset({ userId: row.id }));
		if (!answer) return;
		toastAnswer(answer, fill(words.done, { name: row.name }));
		onClose();
	}

	if (asked) return <ProveDialog person={prover} prove={prove} asked={asked} />;
	return (
		<FormDialog
			title={fill(words.title, { name: row.name })}
			description={words.about}
			cancel={cancel}
			action={words.action}
			isDanger
			isBusy={isBusy}
			{...{ opener, onClose }}
			onSubmit={submit}
		>
			<p className="text-pretty font-medium">{fill(words.care, { name: row.name })}</p>
		</FormDialog>
	);
}
