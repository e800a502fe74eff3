"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, type RefObject, useId, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { localTimeText } from "#components/ui/local-time.ts";
import { TextField } from "#components/ui/text-field.tsx";
import { toast } from "#components/ui/toast.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** `expiresAt` in unix seconds. */
export type Extend = (input: { documentId: string; expiresAt: number }) => Promise<ActionAnswer>;

type Props = {
	document: { id: string; expiresAt: string };
	extend: Extend;
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
};

/** Asks until when signers may sign, in the reader's own zone; longer than now, never shorter. */
export function ExtendExpiryDialog({ document, extend, onClose, opener }: Props) {
	const words = useWords("document").expiry;
	const { close } = useWords("common");
	const router = useRouter();
	const formId = useId();
	const [former] = useState(() => localTimeText(new Date(document.expiresAt).getTime()));
	const { run, reconsider, isBusy, problem, problems } = useAction(extend);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new Date(String(new FormData(event.currentTarget).get("expiresAt") ?? "")).getTime();
		const expiresAt = Number.isNaN(typed) ? 0 : Math.floor(typed / 1000);
		const answer = await run({ documentId: document.id, expiresAt });
		if (!answer?.ok) return;
		onClose();
		toast(words.changed);
		router.refresh();
	}

	return (
		<Dialog
			title={words.title}
			isOpen
			opener={opener}
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{words.keep}</Button>
					<Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
						{words.save}
					</Button>
				</>
			}
		>
			<form id={formId} onSubmit={submit} onInput={reconsider}>
				<TextField
					type="datetime-local"
					name="expiresAt"
					label={words.time}
					help={words.about}
					defaultValue={former}
					error={problems.NewExpiryValue ?? problem}
					required
				/>
			</form>
		</Dialog>
	);
}
