import type { FailedJob } from "#lib/db/json-columns.ts";
import type { JobPayload } from "#lib/jobs/definitions.ts";

/** What someone waits for with the page open: if it does not come they ask for another, and a late one confuses. */
const ASKED_FOR: readonly string[] = ["proof-code", "password-reset", "brand-sample"];

/** Whether someone waits for a message of this kind with the page open. */
export function isAskedFor(kind: string): boolean {
	return ASKED_FOR.includes(kind);
}

/** What is kept of the job of a message that failed, so that it can be sent again; null: nobody would wait for it. */
export function jobToRepeat(payload: JobPayload<"mail" | "sms">): FailedJob | null {
	return isAskedFor(payload.kind) ? null : JSON.parse(JSON.stringify(payload));
}
