import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "./per-process.ts";

/** What became of a request so far. */
type Outcome = { retryAfterSeconds: number | null };

const outcomes = perProcess("request-outcome", () => new AsyncLocalStorage<Outcome>());

/**
 * Runs a request. The framework answers every page that fails with 500, and nothing in a page can choose another status.
 *
 * @param run given what tells after how many seconds the request can be repeated; null while nothing has failed for now
 */
export function watchRequest(run: (retryAfter: () => number | null) => void): void {
	const outcome: Outcome = { retryAfterSeconds: null };
	outcomes.run(outcome, () => run(() => outcome.retryAfterSeconds));
}

/** Notes that the request under way has failed for a reason that passes. @returns whether there is one */
export function notePassingFailure(retryAfterSeconds: number): boolean {
	const outcome = outcomes.getStore();
	if (!outcome) return false;
	outcome.retryAfterSeconds = retryAfterSeconds;
	return true;
}
