"use client";

import { Send } from "lucide-react";
import { useRouter } from "next/navigation";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import type { ButtonVariant } from "#components/ui/button-class.ts";
import { Notice } from "#components/ui/notice.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

export type SendSample = (input: Record<never, never>) => Promise<ActionAnswer<{ documentId: string }>>;

/** Sends the sample to the user's own address, and shows what was sent. */
export function SendSampleButton({ send, variant }: { send: SendSample; variant?: ButtonVariant }) {
	const words = useWords("documents");
	const router = useRouter();
	const { run, isBusy, isDone, problem } = useAction(send);

	async function sendIt() {
		const answer = await run({});
		if (answer?.ok) router.push(`/documents/${answer.value.documentId}`);
	}

	return (
		<>
			<Button
				variant={variant ?? "primary"}
				isBusy={isBusy || isDone}
				onClick={sendIt}
				icon={<Send size={16} aria-hidden="true" />}
			>
				{words.sample}
			</Button>
			<div aria-live="polite" className="mt-3 empty:mt-0">
				{problem ? <Notice tone="bad">{problem}</Notice> : null}
			</div>
		</>
	);
}
