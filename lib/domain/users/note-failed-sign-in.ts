import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { countRecentEvents } from "#lib/db/stores/account-events.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import type { Context } from "#lib/domain/context.ts";

const HOUR_MS = 3_600_000;

/** Enough to see that somebody is trying; a log that is filled by strangers tells nothing. */
const LISTED = { user: 5, account: 50 };

/**
 * Notes in the account's log that a sign-in of a user failed: five of a user and fifty of an account in an hour,
 * the last of which says that there may have been more.
 */
export async function noteFailedSignIn(context: Context, user: { id: string; accountId: string }): Promise<void> {
	const { id: userId, accountId } = user;
	const recent = { accountId, type: "SignInFailed", since: new Date(context.now().getTime() - HOUR_MS) };
	const ofUser = await countRecentEvents({ ...recent, userId }, LISTED.user);
	const ofAccount = await countRecentEvents(recent, LISTED.account);
	if (ofUser >= LISTED.user || ofAccount >= LISTED.account) return;
	const isLast = ofUser + 1 === LISTED.user || ofAccount + 1 === LISTED.account;
	await insertAccountEvent(db(), {
		id: randomUUID(),
		accountId,
		at: context.now(),
		type: "SignInFailed",
		userId,
		ip: context.ip,
		data: {
			by: context.principal.kind === "system" ? context.principal.name : "",
			browser: context.userAgent.slice(0, 300),
			...(isLast ? { limit: "yes" } : {}),
		},
	});
}
