import { createContext, useContext, useState } from "react";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { orUnreachable } from "../actions/or-unreachable.ts";
import { useWords } from "../words.tsx";

/** Asks the user to confirm it’s them, and returns whether they did; null on pages without the dialog. */
export const ReauthContext = createContext<(() => Promise<boolean>) | null>(null);

/**
 * Runs actions, one at a time. When the server requires a confirmation, asks the user for it and runs the action again
 * with the same input.
 *
 * - `run` returns the answer; null when another action is running, or the user cancelled the confirmation.
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
