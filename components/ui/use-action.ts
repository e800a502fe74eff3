import { useState } from "react";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { orUnreachable } from "./or-unreachable.ts";

/**
 * An action that runs once at a time, and what came of it.
 *
 * - `run` gives what was answered; null when the action is under way already.
 * - `problem` and `problems` are the words of the last answer, whole and by field, when it was a refusal.
 * - `isDone`: the last answer was none. Where the page is left then, the button stays busy till it is.
 */
export function useAction<I, T>(act: (input: I) => Promise<ActionAnswer<T>>) {
	const [isBusy, setIsBusy] = useState(false);
	const [last, setLast] = useState<ActionAnswer<T> | null>(null);

	async function run(input: I): Promise<ActionAnswer<T> | null> {
		if (isBusy) return null;
		setIsBusy(true);
		const answer = await orUnreachable(act(input));
		setIsBusy(false);
		setLast(answer);
		return answer;
	}

	const refusal = last?.ok === false ? last : null;
	return {
		run,
		isBusy,
		isDone: last?.ok === true,
		problem: refusal?.message ?? null,
		problems: refusal?.fields ?? {},
	};
}
