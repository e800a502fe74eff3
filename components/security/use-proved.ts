import { useState } from "react";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";

type Waiting = { goOn: () => void; giveUp: () => void };

/**
 * Runs what may only be done by somebody who has just proved who they are: where the server asks for it, the reader is
 * asked, and then it runs again.
 *
 * - `run` gives what was answered; null when the reader did not want to prove it.
 * - `asked` is there while they are asked: for the dialog.
 */
export function useProved() {
	const { unreachable } = useWords("common");
	const [isBusy, setIsBusy] = useState(false);
	const [waiting, setWaiting] = useState<Waiting | null>(null);

	async function run<T>(verb: () => Promise<ActionAnswer<T>>): Promise<ActionAnswer<T> | null> {
		if (isBusy) return null;
		setIsBusy(true);
		const first = await orUnreachable(verb(), unreachable);
		const mustProve = !first.ok && "proof" in first.fields;
		const isProved = mustProve && (await asksReader());
		const answer = isProved ? await orUnreachable(verb(), unreachable) : mustProve ? null : first;
		setIsBusy(false);
		return answer;
	}

	function asksReader(): Promise<boolean> {
		return new Promise((resolve) => {
			const end = (isProved: boolean) => () => {
				setWaiting(null);
				resolve(isProved);
			};
			setWaiting({ goOn: end(true), giveUp: end(false) });
		});
	}

	return { run, isBusy, asked: waiting };
}
