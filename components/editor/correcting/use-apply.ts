"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "#components/ui/actions/toast.tsx";
import { useWords } from "#components/ui/words.tsx";
import type { CorrectionConflict } from "#lib/draft/correction.ts";
import { useOutcome } from "../panels/sending/use-outcome.ts";
import { useDeskItself } from "../state/editor-context.tsx";

const NONE: readonly CorrectionConflict[] = [];

/** Applies the correction, says what of it comes too late, and takes just that back. */
export function useApply(documentId: string) {
	const words = useWords("editor").correcting;
	const { store } = useDeskItself();
	const router = useRouter();
	const [conflicts, setConflicts] = useState(NONE);
	const [isTakingBack, setIsTakingBack] = useState(false);
	const { run, isBusy, problem, setProblem } = useOutcome(words);

	async function apply(): Promise<void> {
		setConflicts(NONE);
		const outcome = await run(
			() => store.apply(),
			async () => {
				toast(words.applied);
				router.push(`/documents/${documentId}`);
			},
		);
		if (outcome?.kind !== "conflicts") return;
		setConflicts(outcome.conflicts);
		// Who has signed meanwhile is fixed from now on, also on this page.
		router.refresh();
	}
	async function takeBack(): Promise<void> {
		setIsTakingBack(true);
		const isDone = await store.takeBack();
		setIsTakingBack(false);
		if (isDone) setConflicts(NONE);
		setProblem(isDone ? null : words.late.failed);
		if (isDone) toast(words.late.takenBack);
	}
	return { apply, takeBack, conflicts, isBusy, isTakingBack, problem };
}
