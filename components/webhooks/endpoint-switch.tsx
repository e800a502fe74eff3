"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toastAnswer } from "#components/ui/actions/toast-answer.ts";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { Status } from "#components/ui/status.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { EndpointItem } from "./webhook-items.ts";

type OnEndpoint = (input: { endpointId: string }) => Promise<ActionAnswer>;
type Props = { endpointId: string; off: EndpointItem["off"]; pause: OnEndpoint; enable: OnEndpoint };

/** Whether an endpoint is called, and the other way. */
export function EndpointSwitch({ endpointId, off, pause, enable }: Props) {
	const words = useWords("webhooks");
	const router = useRouter();
	const pausing = useAction(pause);
	const enabling = useAction(enable);
	const [isAsked, setIsAsked] = useState(false);

	async function switchOn() {
		const answer = await enabling.run({ endpointId });
		if (answer) toastAnswer(answer, words.pause.enabled);
		router.refresh();
	}

	async function switchOff() {
		const answer = await pausing.run({ endpointId });
		if (!answer?.ok) return;
		toastAnswer(answer, words.pause.paused);
		setIsAsked(false);
		router.refresh();
	}

	return (
		<div className="flex flex-wrap items-center justify-between gap-3 px-4 py-4 sm:px-5">
			{off ? (
				<>
					<p className="min-w-0 flex-1 basis-64">
						<Status tone="warn">{words.state.off}</Status> <span className="block text-ink-soft">{words.off[off]}</span>
					</p>
					<Button isBusy={enabling.isBusy} onClick={() => void switchOn()}>
						{words.pause.enable}
					</Button>
				</>
			) : (
				<>
					<Status tone="good">{words.pause.on}</Status>
					<Button onClick={() => setIsAsked(true)}>{words.pause.action}</Button>
				</>
			)}
			{isAsked ? (
				<FormDialog
					title={words.pause.question}
					description={words.pause.about}
					cancel={words.keep}
					action={words.pause.action}
					isBusy={pausing.isBusy}
					problem={pausing.problem}
					onClose={() => setIsAsked(false)}
					onSubmit={() => void switchOff()}
				/>
			) : null}
		</div>
	);
}
