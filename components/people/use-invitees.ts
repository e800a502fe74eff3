import { useRef, useState } from "react";
import { orUnreachable } from "#components/ui/actions/or-unreachable.ts";
import { useWords } from "#components/ui/words.tsx";
import type { ActionAnswer } from "#lib/contract/action-answer.ts";
import { isEmailAddress } from "#lib/fields/rules/text-rules.ts";
import { type Invitees, type KnownAddress, NOBODY, withJudgement } from "./invitees.ts";
import { type Entry, isRefused, judgeEntries, readAddresses, readNames } from "./judged-entries.ts";

export type Judge = (input: {
	emails: string[];
}) => Promise<ActionAnswer<{ known: KnownAddress[]; freeSeats: number | null }>>;

/** The addresses that somebody is about to invite, each as it was judged last. */
export function useInvitees(judge: Judge, ownDomain: string) {
	const { unreachable } = useWords("common");
	const [invitees, setInvitees] = useState(NOBODY);
	// What is on the list when an answer arrives, not when it was asked for.
	const now = useRef(invitees);
	const [underWay, setUnderWay] = useState(0);
	const [problem, setProblem] = useState<string | null>(null);

	function set(next: Invitees) {
		now.current = next;
		setInvitees(next);
	}

	/** @returns the list as it is then; null when it could not be judged */
	async function put(emails: readonly string[]): Promise<Entry[] | null> {
		const asked = emails.filter(isEmailAddress);
		setProblem(null);
		setUnderWay((count) => count + 1);
		set({ ...now.current, emails });
		const answer = await orUnreachable(judge({ emails: asked }), unreachable);
		setUnderWay((count) => count - 1);
		if (!answer.ok) {
			setProblem(answer.message);
			return null;
		}
		set(withJudgement(now.current, asked, answer.value));
		return judgeEntries(now.current, ownDomain);
	}

	const { freeSeats } = invitees;
	const entries = judgeEntries(invitees, ownDomain);
	return {
		entries,
		isJudging: underWay > 0,
		problem,
		/** How many seats are too few; 0 when there are enough. */
		missing: missingSeats(entries, freeSeats),
		freeSeats,
		judgeAgain: () => put(now.current.emails),
		add(text: string) {
			set({ ...now.current, names: { ...now.current.names, ...readNames(text) } });
			return put([...new Set([...now.current.emails, ...readAddresses(text)])]);
		},
		drop: (email: string) => set({ ...now.current, emails: now.current.emails.filter((one) => one !== email) }),
		replace: (email: string, by: string) =>
			put([...new Set(now.current.emails.map((one) => (one === email ? by : one)))]),
	};
}

/** How many seats are wanting for everybody who can be invited; who was invited before has one. */
function missingSeats(entries: readonly Entry[], freeSeats: number | null): number {
	const wanted = entries.filter((one) => !isRefused(one) && one.verdict !== "invited").length;
	return freeSeats === null ? 0 : Math.max(0, wanted - freeSeats);
}
