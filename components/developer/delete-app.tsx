"use client";

import { useState } from "react";
import { UNREACHABLE } from "#components/sender/unreachable.ts";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Props = {
	app: { id: string; name: string };
	remove: (input: { appId: string }) => Promise<ActionAnswer>;
};

/** Deletes an app after asking. */
export function DeleteApp({ app, remove }: Props) {
	const [isOpen, setIsOpen] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);
	const [isBusy, setIsBusy] = useState(false);

	async function confirm() {
		if (isBusy) return;
		setIsBusy(true);
		const answer = await remove({ appId: app.id }).catch(() => null);
		if (answer?.ok) return window.location.assign("/settings/oauth-apps");
		setIsBusy(false);
		setProblem(answer?.message ?? UNREACHABLE);
	}

	return (
		<>
			<Button variant="danger" onClick={() => setIsOpen(true)}>
				Delete app
			</Button>
			<Dialog
				title={`Delete “${app.name}”?`}
				description="Its secrets and every token it was given stop working at once. Documents it has sent stay."
				isOpen={isOpen}
				onClose={() => setIsOpen(false)}
				closeLabel="Close"
				footer={
					<>
						<Button onClick={() => setIsOpen(false)}>Keep it</Button>
						<Button variant="danger" isBusy={isBusy} onClick={confirm}>
							Delete app
						</Button>
					</>
				}
			>
				{problem ? <Notice tone="bad">{problem}</Notice> : null}
			</Dialog>
		</>
	);
}
