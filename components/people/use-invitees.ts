import { useState } from "react";
import { orUnreachable } from "#components/ui/or-unreachable.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { isEmailAddress } from "#lib/fields/text-rules.ts";
import { type Entry, isRefused, judgeEntries, type KnownAddress, readAddresses } from "./judged-entries.ts";

export type Judge = (input: {
	emails: string[];
}) => Promise<ActionAnswer<{ known: KnownAddress[]; freeSeats: number | null }>>;

type Judged = { emails: string[]; known: KnownAddress[]; freeSeats: number | null };

const NONE: Judged = { emails: [], known: [], freeSeats: null };

/** The addresses that somebody is about to invite, as they were judged last. */
export function useInvitees(judge: Judge, ownDomain: string) {
	const { unreachable } = useWords("common");
	const [judged, setJudged] = useState(NONE);
	const [isJudging, setIsJudging] = useState(false);
	const [problem, setProblem] = useState<string | null>(null);

	/** @returns the list as it is then; null when it could not be judged */
	async function put(emails: string[]): Promise<Entry[] | null> {
		const readable = emails.filter(isEmailAddress);
		setProblem(null);
		setIsJudging(true);
		setJudged((before) => ({ ...before, emails }));
		const answer = await orUnreachable(judge({ emails: readable }), unreachable);
		setIsJudging(false);
		if (!answer.ok) {
			setProblem(answer.message);
			return null;
		}
		setJudged({ emails, ...answer.value });
		return judgeEntries(emails, answer.value.known, ownDomain);
	}

	const { emails, known, freeSeats } = judged;
	const entries = judgeEntries(emails, known, ownDomain);
	return {
		entries,
		isJudging,
		problem,
		/** How many seats are too few; 0 when there are enough. */
		missing: missingSeats(entries, freeSeats),
		freeSeats,
		put,
		add: (text: string) => put([...new Set([...emails, ...readAddresses(text)])]),
		drop: (email: string) => setJudged({ ...judged, emails: emails.filter((one) => one !== email) }),
		replace: (email: string, by: string) => put([...new Set(emails.map((one) => (one === email ? by : one)))]),
	};
}

/** How many seats are wanting for everybody who can be invited; who was invited before has one. */
function missingSeats(entries: readonly Entry[], freeSeats: number | null): number {
	const wanted = entries.filter((one) => !isRefused(one) && one.verdict !== "invited").length;
	return freeSeats === null ? 0 : Math.max(0, wanted - freeSeats);
}
