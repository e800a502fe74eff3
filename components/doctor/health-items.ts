import type { ActionAnswer } from "#lib/contract/action-answer.ts";

export type Trial = "mail" | "seals" | "jobs";

/** What was found of one thing, in words and without secrets. */
export type FoundThing = {
	id: string;
	name: string;
	level: "well" | "note" | "warn" | "wrong";
	text: string;
	/** What the other side said, in its own words. */
	answer: string | null;
	mend: string | null;
	/** To be copied. */
	line: string | null;
	lines: string[];
	trial: Trial | null;
};

/** What is looked at, by id: each finding comes when it is there. */
export type Looked = Record<string, Promise<FoundThing>>;

type Try<T> = (input: Record<never, never>) => Promise<ActionAnswer<T>>;

export type DoctorVerbs = {
	look: Try<Looked>;
	mail: Try<{ isSent: boolean; to: string; answer: string }>;
	seals: Try<number>;
	jobs: Try<number>;
};
