import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useAction } from "#components/ui/actions/use-action.ts";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

export type OpenOwnSigning = (input: { documentId: string }) => Promise<ActionAnswer<{ signLink: string }>>;

/** Leads the reader on to signing what waits for them, or says why it cannot be. Busy until the next page is there. */
export function useOwnSigning(open: OpenOwnSigning, documentId: string) {
	const { run, isBusy } = useAction(open);
	const [isLeaving, setIsLeaving] = useState(false);
	async function sign() {
		const answer = await run({ documentId });
		if (answer?.ok) {
			setIsLeaving(true);
			window.location.assign(answer.value.signLink);
		} else if (answer) toast(answer.message, "bad");
	}
	return { sign, isBusy: isBusy || isLeaving };
}
