"use client";

import { useEffect, useState } from "react";
import type { DraftProblem } from "#lib/draft/draft-problem.ts";
import type { ProblemFacts } from "#lib/draft/draft-problems.ts";
import { useDesk } from "./use-desk.ts";

/** Rest after a change before it is judged again: nobody waits for it, and typing is not slowed down. */
const REST_MS = 250;

/**
 * What stands against sending, judged when the desk rests; null: not judged yet. What judges is loaded after the desk
 * is usable.
 */
export function useDraftProblems(facts: ProblemFacts): readonly DraftProblem[] | null {
	const draft = useDesk((desk) => desk.draft);
	const [problems, setProblems] = useState<readonly DraftProblem[] | null>(null);
	useEffect(() => {
		let isOver = false;
		const timer = setTimeout(async () => {
			// Without a connection nothing can be judged, nor sent; the next change tries again.
			const loaded = await import("#lib/draft/draft-problems.ts").catch(() => null);
			if (loaded && !isOver) setProblems(loaded.findDraftProblems(draft, facts));
		}, REST_MS);
		return () => {
			isOver = true;
			clearTimeout(timer);
		};
	}, [draft, facts]);
	return problems;
}
