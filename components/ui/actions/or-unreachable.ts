import type { ActionAnswer } from "#lib/contract/action-answer.ts";

/**
 * What an action answered, or that nobody did.
 *
 * @param unreachable says so, in a line that fits where a form keeps one for an error
 */
export async function orUnreachable<T>(
	answer: Promise<ActionAnswer<T>>,
	unreachable: string,
): Promise<ActionAnswer<T>> {
	return answer.catch(() => ({ ok: false, message: unreachable, fields: {} }));
}
