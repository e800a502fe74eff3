import { isRemindedSince } from "#lib/db/stores/audit/audit-events.ts";
import { isFromOriginal } from "#lib/db/stores/installation/installation.ts";
import type { Context } from "#lib/domain/context.ts";
import type { DeliveryRun } from "./handle-failure.ts";
import { wantedUntil } from "./retry-rules.ts";

/**
 * Whether a message is not to be sent any more: what its reader asked for has expired, the signer was sent a later
 * reminder, or this is a detached copy and the message is about something that the original notifies people of.
 */
export async function isOutdated({ now }: Context, { payload, queuedAt }: DeliveryRun, to: string): Promise<boolean> {
	if (await isFromOriginal(subjectOf(payload))) return true;
	if (!queuedAt) return false;
	const until = wantedUntil(payload.kind, queuedAt);
	if (until && now() >= until) return true;
	if (payload.kind !== "reminder" || !payload.documentId) return false;
	return isRemindedSince(payload.documentId, to, queuedAt);
}

/** A sample of a brand is requested by a person, so it doesn’t matter how old the brand is. */
function subjectOf(payload: DeliveryRun["payload"]) {
	return payload.kind === "brand-sample" ? {} : payload;
}
