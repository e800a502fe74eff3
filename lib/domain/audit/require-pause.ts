import type { Tx } from "#lib/db/client.ts";
import { findRecentEventTime } from "#lib/db/stores/audit/account-events.ts";
import type { Context } from "#lib/domain/context.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** Mails that somebody is sent again by hand are this far apart: nobody's mailbox is filled from here. */
const PAUSE_MS = 60_000;

/**
 * Checks in the account's log that the same was not done to the same person a moment ago. The person's row is
 * locked by then, so that two at the same time do not both find nothing.
 *
 * @throws AppError RateLimited
 */
export async function requirePause(
	tx: Tx,
	context: Context,
	event: { accountId: string; type: string; userId?: string; data?: { path: string; equals: string } },
): Promise<void> {
	const since = new Date(context.now().getTime() - PAUSE_MS);
	const last = await findRecentEventTime(tx, { ...event, since });
	if (!last) return;
	const retryAfterSeconds = Math.max(1, Math.ceil((last.getTime() - since.getTime()) / 1000));
	throw refusal("RateLimited", said("sentJustNow", { seconds: retryAfterSeconds }), { retryAfterSeconds });
}
