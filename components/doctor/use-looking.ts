import { useCallback, useEffect, useRef, useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { useWords } from "#components/ui/words.tsx";
import type { DoctorVerbs, FoundThing } from "./health-items.ts";

/**
 * Looks at everything when the room opens and when it is asked to. Findings are shown one by one as they come; what was
 * found before stays until it is found anew.
 *
 * @param ids what there is to look at
 * @param begun what the page has found already, or why it has not; null: nothing yet
 */
export function useLooking(
	ids: readonly string[],
	{ whole, refused }: { whole: readonly FoundThing[] | null; refused: string | null },
	look: DoctorVerbs["look"],
) {
	const hasBegun = whole !== null || refused !== null;
	const { unreachable } = useWords("common");
	const [found, setFound] = useState<readonly FoundThing[]>(whole ?? []);
	const [awaited, setAwaited] = useState<readonly string[]>(hasBegun ? [] : ids);
	const [lookedAt, setLookedAt] = useState<string | null>(null);
	const [problem, setProblem] = useState(refused);
	const turn = useRef(0);

	const lookAgain = useCallback(async () => {
		turn.current += 1;
		const own = turn.current;
		const isOver = () => own !== turn.current;
		setAwaited(ids);
		setProblem(null);
		const answer = await orUnreachable(look({}), unreachable);
		if (isOver()) return;
		const findings = answer.ok ? Object.entries(answer.value) : [];
		const all = findings.map(async ([id, finding]) => {
			const one = await finding;
			if (isOver()) return;
			setFound((known) => [...known.filter((other) => other.id !== id), one]);
			setAwaited((others) => others.filter((other) => other !== id));
		});
		// The line may break while findings are still to come.
		const isWhole = await Promise.all(all).then(
			() => answer.ok,
			() => false,
		);
		if (isOver()) return;
		setAwaited([]);
		if (isWhole) setLookedAt(new Date().toISOString());
		else setProblem(answer.ok ? unreachable : answer.message);
	}, [ids, look, unreachable]);

	useEffect(() => {
		if (!hasBegun) void lookAgain();
	}, [hasBegun, lookAgain]);

	return { found, awaited, lookedAt, problem, lookAgain };
}
