/** What the server knows of an address; times are ISO 8601. */
export type KnownAddress = {
	email: string;
	state: "here" | "invited" | "deactivated" | "elsewhere";
	name: string;
	invitedAt: string | null;
};

/** The addresses that somebody is about to invite, and what is known of them so far. */
export type Invitees = {
	emails: readonly string[];
	/** Pasted with the addresses, by address. */
	names: Readonly<Record<string, string>>;
	known: readonly KnownAddress[];
	freeSeats: number | null;
};

export const NOBODY: Invitees = { emails: [], names: {}, known: [], freeSeats: null };

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
	return { ...now, known: [...others, ...found.known], freeSeats: found.freeSeats };
}
