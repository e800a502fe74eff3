import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import type { LockedUser } from "#lib/db/stores/users/account-users.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { FACTOR_EVENTS, type FactorChange } from "./factor-events.ts";

/** Writes a change of how a person proves who they are into the account's log, and has them mailed. */
export async function noteFactorChange(
	tx: Tx,
	context: Context,
	user: LockedUser,
	change: FactorChange,
): Promise<void> {
	const { type, factor } = FACTOR_EVENTS[change];
	const { id: userId, accountId } = user;
	const { principal } = context;
	// Who is half-way in is no user yet, and acts for nobody else.
	const isOwn = principal.kind === "visitor" || (principal.kind === "user" && principal.userId === userId);
	const accountEventId = randomUUID();
	await insertAccountEvent(tx, {
		id: accountEventId,
		accountId,
		at: context.now(),
		type,
		userId,
		ip: context.ip,
		data: { ...(factor ? { factor } : {}), ...(isOwn ? {} : { by: actorOf(context) }) },
	});
	await enqueue(tx, "mail", { kind: "factor-changed", accountId, userId, accountEventId });
}
