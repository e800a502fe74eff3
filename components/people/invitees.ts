import type { KnownAddress } from "./judged-entries.ts";

/** The addresses that somebody is about to invite, and what is known of them so far. */
export type Invitees = { emails: readonly string[]; known: readonly KnownAddress[]; freeSeats: number | null };

export const NOBODY: Invitees = { emails: [], known: [], freeSeats: null };

/**
 * Takes what was found out about some addresses. Who is on the list meanwhile stays on it, and nobody comes back.
 *
 * @param asked the addresses that were asked about
 */
export function withJudgement(
	now: Invitees,
	asked: readonly string[],
	found: Pick<Invitees, "known" | "freeSeats">,
): Invitees {
	const others = now.known.filter(({ email }) => !asked.includes(email));
	return { emails: now.emails, known: [...others, ...found.known], freeSeats: found.freeSeats };
}
