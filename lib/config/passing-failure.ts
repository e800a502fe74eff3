import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "./per-process.ts";

/** State of a running request. */
type Outcome = { retryAfterSeconds: number | null };

const outcomes = perProcess("request-outcome", () => new AsyncLocalStorage<Outcome>());

/**
 * Runs a request and records its temporary failures: the framework answers every failed page with 500, and a page
 * can’t choose another status.
 *
 * @param run gets a function that returns the seconds until a retry makes sense; null: nothing failed temporarily
 */
export function watchRequest(run: (retryAfter: () => number | null) => void): void {
	const outcome: Outcome = { retryAfterSeconds: null };
	outcomes.run(outcome, () => run(() => outcome.retryAfterSeconds));
}

/** Records that the running request failed temporarily. @returns whether a request is running */
export function notePassingFailure(retryAfterSeconds: number): boolean {
	const outcome = outcomes.getStore();
	if (!outcome) return false;
	outcome.retryAfterSeconds = retryAfterSeconds;
	return true;
}
