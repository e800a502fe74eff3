import type { FailedJob } from "#lib/db/json-columns.ts";
import type { JobPayload } from "#lib/queue/definitions.ts";

/** Messages someone waits for with the page open: they ask for another one, so that a late one confuses. */
const ASKED_FOR: readonly string[] = ["proof-code", "password-reset", "brand-sample"];

export function isAskedFor(kind: string): boolean {
	return ASKED_FOR.includes(kind);
}

/** What is kept of the job of a message that failed, so that it can be sent again; null: nobody would wait for it. */
export function jobToRepeat(payload: JobPayload<"mail" | "sms">): FailedJob | null {
	return isAskedFor(payload.kind) ? null : JSON.parse(JSON.stringify(payload));
}
