import { useCallback, useEffect, useState } from "react";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { useWords } from "#components/ui/words.tsx";
import type { DoctorVerbs, FoundThing } from "./items.ts";

/** Looks at everything when the room opens and when it is asked to; what was found before stays until it is found anew. */
export function useLooking(look: DoctorVerbs["look"]) {
	const { unreachable } = useWords("common");
	const [found, setFound] = useState<readonly FoundThing[]>([]);
	const [isLooking, setIsLooking] = useState(true);
	const [lookedAt, setLookedAt] = useState<string | null>(null);
	const [problem, setProblem] = useState<string | null>(null);

	const lookAgain = useCallback(async () => {
		setIsLooking(true);
		setProblem(null);
		const answer = await orUnreachable(look({}), unreachable);
		if (answer.ok) {
			setFound(answer.value);
			setLookedAt(new Date().toISOString());
		} else setProblem(answer.message);
		setIsLooking(false);
	}, [look, unreachable]);

	useEffect(() => {
		void lookAgain();
	}, [lookAgain]);

	return { found, isLooking, lookedAt, problem, lookAgain };
}
