import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/** What a page says when its server does not answer. */
export const UNREACHABLE = "Signet can't be reached. Check your connection and try again.";

/** What an action answered, or that nobody did. */
export async function orUnreachable<T>(answer: Promise<ActionAnswer<T>>): Promise<ActionAnswer<T>> {
	return answer.catch(() => ({ ok: false, message: UNREACHABLE, fields: {} }));
}
