import type { HeldJob } from "#lib/queue/held-jobs.ts";
import type { Prepared } from "../prepare/prepared.ts";

/** From a child process to the supervisor. */
export type FromChild =
	| { type: "loaded" }
	| { type: "ready" }
	| { type: "refused"; sentence: string }
	| { type: "took" | "left"; job: HeldJob }
	| PreparedMessage;

type PreparedMessage = { type: "prepared"; prepared: Prepared };

/** From the supervisor to a child process. */
export type ToChild = {
	type: "go";
	/** What processes held that ran the same program before and died; "all": whatever is under way. */
	abandoned: HeldJob[] | "all";
};
