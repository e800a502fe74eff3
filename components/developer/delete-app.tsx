"use client";

import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Dialog } from "#components/ui/dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useAction } from "#components/ui/use-action.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { fill } from "#lib/i18n/signing/fill.ts";

type Props = {
	app: { id: string; name: string };
	remove: (input: { appId: string }) => Promise<ActionAnswer>;
};

/** Deletes an app after asking. */
export function DeleteApp(props: Props) {
	const { app: words } = useWords("developer");
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button variant="danger" onClick={() => setIsOpen(true)}>
				{words.delete}
			</Button>
			{isOpen ? <DeleteAppDialog {...props} onClose={() => setIsOpen(false)} /> : null}
		</>
	);
}

function DeleteAppDialog({ app, remove, onClose }: Props & { onClose: () => void }) {
	const { app: words, keep } = useWords("developer");
	const { close } = useWords("common");
	const { run, isBusy, isDone, problem } = useAction(remove);

	async function confirm() {
		const answer = await run({ appId: app.id });
		if (answer?.ok) window.location.assign("/settings/oauth-apps");
	}

	return (
		<Dialog
			title={fill(words.deleteTitle, { name: app.name })}
			description={words.deleteAbout}
			isOpen
			onClose={onClose}
			closeLabel={close}
			footer={
				<>
					<Button onClick={onClose}>{keep}</Button>
					<Button variant="danger" isBusy={isBusy || isDone} onClick={confirm}>
						{words.delete}
					</Button>
				</>
			}
		>
			<div aria-live="assertive">{problem ? <Notice tone="bad">{problem}</Notice> : null}</div>
		</Dialog>
	);
}
