"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useProposalState } from "#components/editor/proposals/use-proposals.ts";
import { useDeskItself } from "#components/editor/state/editor-context.tsx";
import { useDesk } from "#components/editor/state/use-editor.ts";
import type { DraftProblem } from "#lib/draft/draft-problem.ts";
import { unclosedTagProblems } from "#lib/draft/unclosed-tag-problems.ts";
import { useDeskFacts } from "../editor-facts.tsx";
import { problemWatch } from "./problem-watch.ts";

export type Problems = {
	blocking: readonly DraftProblem[];
	warnings: readonly DraftProblem[];
	/** They are those of the draft as it is now. */
	isCurrent: boolean;
	/** In a correction: there is something to apply. */
	isChanged: boolean;
};

/** The same for whoever waits for it, and need not rest first. */
export function useProblemsNow(): Problems | null {
	const { store } = useDeskItself();
	const watch = problemWatch(store, useDeskFacts());
	useEffect(() => watch.hurry(), [watch]);
	return useProblems();
}

/** What stands against sending the draft; null while it was not looked through yet. */
export function useProblems(): Problems | null {
	const { store } = useDeskItself();
	const watch = problemWatch(store, useDeskFacts());
	const judged = useSyncExternalStore(watch.subscribe, watch.getSnapshot, () => null);
	const draft = useDesk((desk) => desk.draft);
	const unclosedTags = useProposalState((state) => state.unclosedTags);
	if (!judged) return null;
	const problems = [...judged.problems, ...unclosedTagProblems(draft, unclosedTags)];
	return {
		blocking: problems.filter(({ severity }) => severity === "blocks"),
		warnings: problems.filter(({ severity }) => severity === "warns"),
		isCurrent: judged.draft === draft,
		isChanged: judged.isChanged,
	};
}
