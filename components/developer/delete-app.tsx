"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useAction } from "#components/ui/actions/use-action.ts";
import { Button } from "#components/ui/button.tsx";
import { FormDialog } from "#components/ui/dialogs/form-dialog.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { format } from "#lib/i18n/message.ts";

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
	const router = useRouter();
	const { run, isBusy, isDone, problem } = useAction(remove);

	async function confirm() {
		const answer = await run({ appId: app.id });
		if (!answer?.ok) return;
		router.push("/settings/oauth-apps");
		router.refresh();
	}

	return (
		<FormDialog
			{...{ problem, onClose }}
			title={format(words.deleteTitle, { name: app.name })}
			description={words.deleteAbout}
			cancel={keep}
			action={words.delete}
			isDanger
			isBusy={isBusy || isDone}
			onSubmit={() => void confirm()}
		/>
	);
}
