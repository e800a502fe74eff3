import { createContext, useContext, useState } from "react";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { orUnreachable } from "./or-unreachable.ts";
import { useWords } from "./words.tsx";

/** Asks the person to confirm who they are; whether they did. null: on this page no one can be asked. */
export const ReauthContext = createContext<(() => Promise<boolean>) | null>(null);

/**
 * Runs actions, one at a time. Where the server wants the person to confirm first who they are, they are asked, and the
 * action runs again with the same input.
 *
 * - `run` gives what was answered; null when another one is running, or the person did not want to confirm it.
 */
export function useReauth() {
	const confirm = useContext(ReauthContext);
	const { unreachable } = useWords("common");
	const [isBusy, setIsBusy] = useState(false);

	async function run<T>(act: () => Promise<ActionAnswer<T>>): Promise<ActionAnswer<T> | null> {
		if (isBusy) return null;
		setIsBusy(true);
		const first = await orUnreachable(act(), unreachable);
		const mustConfirm = confirm !== null && !first.ok && first.needsReauth === true;
		const answer = !mustConfirm ? first : (await confirm()) ? await orUnreachable(act(), unreachable) : null;
		setIsBusy(false);
		return answer;
	}

	return { run, isBusy };
}
