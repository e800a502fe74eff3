import { useCallback, useEffect, useRef, useState } from "react";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { useWords } from "#components/ui/words.tsx";
import type { DoctorVerbs, FoundThing, Looked } from "./items.ts";

/**
 * What is found while the page is open, one by one as it comes, and anew when that is asked for; what was found before
 * stays until it is found anew.
 *
 * @param first what the page has begun to look at, or all of it
 */
export function useLooking(first: Looked | FoundThing[], look: DoctorVerbs["look"]) {
	const { unreachable } = useWords("common");
	const [found, setFound] = useState<readonly FoundThing[]>(Array.isArray(first) ? first : []);
	const [awaited, setAwaited] = useState<readonly string[]>(Array.isArray(first) ? [] : Object.keys(first));
	const [isAsking, setIsAsking] = useState(false);
	const [lookedAt, setLookedAt] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);
	const turn = useRef(0);

	const follow = useCallback(
		async (looked: Looked) => {
			turn.current += 1;
			const own = turn.current;
			setAwaited(Object.keys(looked));
			const all = Object.entries(looked).map(async ([id, finding]) => {
				const one = await finding;
				if (own !== turn.current) return;
				setFound((known) => [...known.filter((other) => other.id !== id), one]);
				setAwaited((others) => others.filter((other) => other !== id));
			});
			// The line may break while findings are still to come.
			const isWhole = await Promise.all(all).then(
				() => true,
				() => false,
			);
			if (own !== turn.current) return;
			setAwaited([]);
			if (isWhole) setLookedAt(new Date().toISOString());
			else setProblem(unreachable);
		},
		[unreachable],
	);

	const lookAgain = useCallback(async () => {
		setIsAsking(true);
		setProblem(null);
		const answer = await orUnreachable(look({}), unreachable);
		setIsAsking(false);
		if (answer.ok) await follow(answer.value);
		else setProblem(answer.message);
	}, [look, follow, unreachable]);

	useEffect(() => {
		if (Array.isArray(first)) setLookedAt(new Date().toISOString());
		else void follow(first);
	}, [first, follow]);

	const isAwaited = (id: string) => isAsking || awaited.includes(id);
	return { found, isAwaited, isLooking: isAsking || awaited.length > 0, lookedAt, problem, lookAgain };
}
