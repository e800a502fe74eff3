import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import type { SetUp } from "./app-set-up.tsx";

type Options = {
	begin: (input: Record<never, never>) => Promise<ActionAnswer<SetUp>>;
	confirm: (input: { code: string }) => Promise<ActionAnswer<string[]>>;
	/** Runs one of them; null: the reader has thought better of it. */
	run: <T>(verb: () => Promise<ActionAnswer<T>>) => Promise<ActionAnswer<T> | null>;
	onEnd: () => void;
};

/** The way from nothing to an app that counts: the square, the code that shows that it was scanned, the recovery codes. */
export function useAppSetUp({ begin, confirm, run, onEnd }: Options) {
	const { app: words } = useWords("security");
	const [setUp, setSetUp] = useState<SetUp | null>(null);
	const [codes, setCodes] = useState<string[] | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	async function start() {
		const answer = await run(() => begin({}));
		if (answer?.ok) setSetUp(answer.value);
		else if (answer) toast(answer.message, "bad");
	}

	async function check(code: string) {
		setProblem(null);
		const answer = await run(() => confirm({ code }));
		if (answer && !answer.ok) setProblem(answer.message);
		if (!answer?.ok) return;
		setSetUp(null);
		if (answer.value.length > 0) setCodes(answer.value);
		else end();
	}

	function leave() {
		setSetUp(null);
		setProblem(null);
	}

	function end() {
		setCodes(null);
		toast(words.added);
		onEnd();
	}

	return { setUp, codes, problem, start, check, leave, end };
}
