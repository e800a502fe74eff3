import { AsyncLocalStorage } from "node:async_hooks";
import { perProcess } from "./per-process.ts";

/** How a running request ends where the framework can't know it: every failed page is a 500 to it, any other a 200. */
type Outcome = {
	/** Until a retry makes sense; null: nothing failed temporarily. */
	retryAfterSeconds: number | null;
	/** Of a page; null: what the framework says. */
	pageStatus: PageStatus | null;
};

/** 404: its link never led anywhere · 410: it does no more */
type PageStatus = 404 | 410;

const outcomes = perProcess("request-outcome", () => new AsyncLocalStorage<Outcome>());

/**
 * Runs a request and records how it ends, since a page can’t choose its status.
 *
 * @param run gets what is recorded
 */
export function watchRequest(run: (outcome: Readonly<Outcome>) => void): void {
	const outcome: Outcome = { retryAfterSeconds: null, pageStatus: null };
	outcomes.run(outcome, () => run(outcome));
}

/** Records with which status the page of the running request is answered. */
export function notePageStatus(status: PageStatus): void {
	const outcome = outcomes.getStore();
	if (outcome) outcome.pageStatus = status;
}

/** Records that the running request failed temporarily. @returns whether a request is running */
export function notePassingFailure(retryAfterSeconds: number): boolean {
	const outcome = outcomes.getStore();
	if (!outcome) return false;
	outcome.retryAfterSeconds = retryAfterSeconds;
	return true;
}
