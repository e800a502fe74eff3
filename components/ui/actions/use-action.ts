import { type FormEvent, useState } from "react";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { useReauth } from "../dialogs/use-reauth.ts";

/**
 * An action that runs once at a time, and what came of it.
 *
 * - `run` returns the answer; null when the action is already running, or the user cancelled the confirmation it needs
 *   (use-reauth.ts).
 * - `problem` and `problems` are the words of the last answer, whole and by field, when it was a refusal.
 * - `reconsider`, for a form's `onInput`: what is changed has not been judged, so its words go.
 * - `forget`: it is about something else now, so that none of its words stand any more.
 * - `isDone`: the last answer was none. Where the page is left then, the button stays busy till it is.
 */
export function useAction<I, T>(act: (input: I) => Promise<ActionAnswer<T>>) {
	const { run: runReauthed, isBusy } = useReauth();
	const [last, setLast] = useState<ActionAnswer<T> | null>(null);
	const [changed, setChanged] = useState<readonly string[]>([]);

	async function run(input: I): Promise<ActionAnswer<T> | null> {
		const answer = await runReauthed(() => act(input));
		if (answer === null) return null;
		setLast(answer);
		setChanged([]);
		return answer;
	}

	function reconsider({ target }: FormEvent<HTMLFormElement>) {
		const name = "name" in target ? String(target.name) : "";
		if (!changed.includes(name)) setChanged([...changed, name]);
	}

	function forget() {
		setLast(null);
	}

	const refusal = last?.ok === false ? last : null;
	const standing = Object.entries(refusal?.fields ?? {}).filter(([name]) => !changed.includes(name));
	return {
		run,
		reconsider,
		forget,
		isBusy,
		isDone: last?.ok === true,
		problem: refusal && changed.length === 0 ? refusal.message : null,
		problems: Object.fromEntries<string>(standing),
	};
}
