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
	endpoint: { id: string; host: string };
	remove: (input: { endpointId: string }) => Promise<ActionAnswer>;
};

/** Deletes an endpoint after asking. */
export function DeleteEndpoint(props: Props) {
	const { remove: words } = useWords("webhooks");
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button variant="danger" onClick={() => setIsOpen(true)}>
				{words.action}
			</Button>
			{isOpen ? <DeleteEndpointDialog {...props} onClose={() => setIsOpen(false)} /> : null}
		</>
	);
}

function DeleteEndpointDialog({ endpoint, remove, onClose }: Props & { onClose: () => void }) {
	const { remove: words, keep } = useWords("webhooks");
	const router = useRouter();
	const { run, isBusy, isDone, problem } = useAction(remove);

	async function confirm() {
		const answer = await run({ endpointId: endpoint.id });
		if (!answer?.ok) return;
		router.push("/settings/webhooks");
		router.refresh();
	}

	return (
		<FormDialog
			{...{ problem, onClose }}
			title={format(words.title, { host: endpoint.host })}
			description={words.about}
			cancel={keep}
			action={words.action}
			isDanger
			isBusy={isBusy || isDone}
			onSubmit={() => void confirm()}
		/>
	);
}
