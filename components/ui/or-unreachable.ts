import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** What a page says when its server does not answer; it fits into the line that a form keeps for an error. */
export const UNREACHABLE = "No connection to Signet. Try again.";

/** What an action answered, or that nobody did. */
export async function orUnreachable<T>(answer: Promise<ActionAnswer<T>>): Promise<ActionAnswer<T>> {
	return answer.catch(() => ({ ok: false, message: UNREACHABLE, fields: {} }));
}
