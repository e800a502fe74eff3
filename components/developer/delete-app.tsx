"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useAction } from "#components/ui/use-action.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = {
	app: { id: string; name: string };
	remove: (input: { appId: string }) => Promise<ActionAnswer>;
};

/** Deletes an app after asking. */
export function DeleteApp(props: Props) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button variant="danger" onClick={() => setIsOpen(true)}>
				Delete app
			</Button>
			{isOpen ? <DeleteAppDialog {...props} onClose={() => setIsOpen(false)} /> : null}
		</>
	);
}

function DeleteAppDialog({ app, remove, onClose }: Props & { onClose: () => void }) {
	const { run, isBusy, isDone, problem } = useAction(remove);

	async function confirm() {
		const answer = await run({ appId: app.id });
		if (answer?.ok) window.location.assign("/settings/oauth-apps");
	}

	return (
		<Dialog
			title={`Delete “${app.name}”?`}
			description="Its secrets and every token it was given stop working at once. Documents it has sent stay."
			isOpen
			onClose={onClose}
			closeLabel="Close"
			footer={
				<>
					<Button onClick={onClose}>Keep it</Button>
					<Button variant="danger" isBusy={isBusy || isDone} onClick={confirm}>
						Delete app
					</Button>
				</>
			}
		>
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</Dialog>
	);
}
