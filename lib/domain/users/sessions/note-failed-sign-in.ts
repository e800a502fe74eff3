import { randomUUID } from "node:crypto";
import { db, type Tx } from "#lib/db/client.ts";
import { countRecentEvents, insertAccountEvent, lockAccountLog } from "#lib/db/stores/audit/account-events.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { HOUR_MS } from "#lib/units.ts";

/** Enough to see that somebody is trying; a log that is filled by strangers tells nothing. */
const LISTED = { user: 5, account: 50 };

type Somebody = { id: string; accountId: string };

/** A sign-in, or a proof in a browser that is signed in. */
type Failure = "SignInFailed" | "ProofFailed";

/**
 * Notes in the account's log that somebody who tried to be this user failed: five of a user and fifty of an account in
 * an hour, the last of which says that there may have been more.
 */
export async function noteFailedSignIn(
	context: Context,
	user: Somebody,
	type: Failure = "SignInFailed",
): Promise<void> {
	if (await isNoted(db(), context, user, type)) return;
	await inTransaction(async (tx) => {
		// Whoever tries many at once would otherwise be noted for each: none of them sees the others.
		await lockAccountLog(tx, user.accountId);
		const last = await isNoted(tx, context, user, type, 1);
		if (await isNoted(tx, context, user, type)) return;
		await insertAccountEvent(tx, {
			id: randomUUID(),
			accountId: user.accountId,
			at: context.now(),
			type,
			userId: user.id,
			ip: context.ip,
			data: {
				by: actorOf(context),
				browser: context.userAgent.slice(0, 300),
				...(last ? { limit: "yes" } : {}),
			},
		});
	});
}

/** Whether the log has all it takes, or would have with so many more. */
async function isNoted(
	tx: Tx,
	context: Context,
	{ id: userId, accountId }: Somebody,
	type: Failure,
	more = 0,
): Promise<boolean> {
	const recent = { accountId, type, since: new Date(context.now().getTime() - HOUR_MS) };
	const ofUser = await countRecentEvents(tx, { ...recent, userId }, LISTED.user);
	const ofAccount = await countRecentEvents(tx, recent, LISTED.account);
	return ofUser + more >= LISTED.user || ofAccount + more >= LISTED.account;
}
