import { isRemindedSince } from "#lib/db/stores/audit-events.ts";
import type { Context } from "#lib/domain/context.ts";
import type { DeliveryRun } from "./handle-failure.ts";
import { wantedUntil } from "./retry-rules.ts";

/**
 * Whether a message waited so long that it is useless to its reader: what they asked for has expired, or the signer was
 * sent a later reminder.
 */
export async function isOutdated({ now }: Context, { payload, queuedAt }: DeliveryRun, to: string): Promise<boolean> {
	if (!queuedAt) return false;
	const until = wantedUntil(payload.kind, queuedAt);
	if (until && now() >= until) return true;
	if (payload.kind !== "reminder" || !payload.documentId) return false;
	return isRemindedSince(payload.documentId, to, queuedAt);
}
