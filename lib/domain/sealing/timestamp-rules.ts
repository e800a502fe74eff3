import type { AuditEventType } from "#lib/domain/audit/event-types.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { saidIn } from "#lib/i18n/events/describe-event.ts";
import type { Said } from "#lib/i18n/refusals/said.ts";

/** A document is sealed without a timestamp after this many failures, which take less than 60 seconds. */
export const TRIES_BEFORE_SEALING = 3;
export const RETRY_SEAL_SECONDS = 10;
/** How long messages about the completion wait for the timestamp. */
export const NOTICES_WAIT_MS = 10 * 60_000;
/** How long a timestamp is asked for after sealing. */
export const GIVE_UP_MS = 30 * 86_400_000;

const [SOONEST_SECONDS, LATEST_SECONDS] = [30, 3600];

/** When the authority is asked next: after a quarter of the time since sealing, and when messages stop waiting. */
export function nextTrySeconds(sinceSealedMs: number): number {
	const backoff = Math.min(LATEST_SECONDS, Math.max(SOONEST_SECONDS, Math.round(sinceSealedMs / 4000)));
	const untilNoticesSeconds = Math.ceil((NOTICES_WAIT_MS - sinceSealedMs) / 1000);
	return untilNoticesSeconds > 0 ? Math.min(backoff, untilNoticesSeconds) : backoff;
}

/** What the time-stamping authority failed with; null: something else failed. */
export function timestampFailure(error: unknown): Said | null {
	return error instanceof AppError && error.said?.key === "noTimestamp" ? error.said : null;
}

/** Why a document is sealed without a timestamp, as its trail says; null: it is not. */
export function missingTimestamp(events: readonly { type: string; data: unknown }[]): Said | null {
	const type: AuditEventType = "TimestampFailed";
	return saidIn(events.findLast((event) => event.type === type)?.data);
}
