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

/** `sendAt` in unix seconds. */
export type Reschedule = (input: { documentId: string; sendAt: number }) => Promise<ActionAnswer>;

type Props = {
	document: { id: string; scheduledFor: string };
	reschedule: Reschedule;
	onClose: () => void;
	opener: RefObject<HTMLElement | null>;
};

/** Asks when a scheduled document is to go out, in the reader's own zone. */
export function RescheduleDialog({ document, reschedule, onClose, opener }: Props) {
	const words = useWords("document").scheduled;
	const { close } = useWords("common");
	const router = useRouter();
	const formId = useId();
	const [former] = useState(() => localTimeText(new Date(document.scheduledFor).getTime()));
	const { run, reconsider, isBusy, problem, problems } = useAction(reschedule);

	async function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new Date(String(new FormData(event.currentTarget).get("sendAt") ?? "")).getTime();
		const sendAt = Number.isNaN(typed) ? 0 : Math.floor(typed / 1000);
		const answer = await run({ documentId: document.id, sendAt });
		if (!answer?.ok) return;
		onClose();
		toast(words.moved);
		router.refresh();
	}

	return (
		<Dialog
			title={words.when}
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
					name="sendAt"
					label={words.time}
					help={words.timeAbout}
					defaultValue={former}
					error={problems.ScheduledSendTime ?? problem}
					required
				/>
			</form>
		</Dialog>
	);
}
