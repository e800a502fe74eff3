import type { BulkAction, BulkOutcome } from "#lib/contract/documents/listing/bulk-action.ts";

/** How an action on several documents ended. */
export type BulkEnd = {
	outcomes: BulkOutcome[];
	/** Why nothing was begun, in the reader's words. */
	problem: string | null;
};

/**
 * Does something to several documents.
 *
 * @param onOutcome told of each as it is done
 * @returns what is known: fewer outcomes than documents when the answer broke off
 */
export async function runBulk(
	documentIds: string[],
	action: BulkAction,
	onOutcome: (done: number) => void,
	unreachable: string,
): Promise<BulkEnd> {
	const outcomes: BulkOutcome[] = [];
	try {
		const answer = await fetch("/documents/bulk", {
			method: "POST",
			headers: { "Content-Type": "application/json" },
			body: JSON.stringify({ documentIds, action }),
		});
		if (!answer.ok || !answer.body) {
			const said = await answer.json().catch(() => null);
			return { outcomes, problem: said?.error ?? unreachable };
		}
		const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
		for (let rest = ""; ; ) {
			const { value, done } = await reader.read();
			if (done) break;
			const lines = `${rest}${value}`.split("\n");
			rest = lines.pop() ?? "";
			for (const line of lines) outcomes.push(JSON.parse(line));
			onOutcome(outcomes.length);
		}
	} catch {
		if (outcomes.length === 0) return { outcomes, problem: unreachable };
	}
	return { outcomes, problem: null };
}
