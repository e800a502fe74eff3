import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent, lockAccountLog } from "#lib/db/stores/audit/account-events.ts";
import { scheduleSecurityNotice } from "#lib/db/stores/users/security-notices.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellAdmins } from "#lib/domain/notices/tell-admins.ts";
import type { SecurityTopic } from "#lib/queue/definitions.ts";
import { actorOf } from "./actor-of.ts";

/** An entry of the account's log without time and actor. userId: the user it concerns; left out: the actor. */
type SecurityEvent = { type: string; userId?: string; data: Record<string, unknown> };

/**
 * Records security-relevant changes in the account's log and emails every Admin: at once, or together with further
 * changes of the topic, an hour after the last such email. Changes by the operator are recorded without an email.
 */
export async function noteSecurityEvents(
	tx: Tx,
	context: Context,
	{ accountId, topic }: { accountId: string; topic: SecurityTopic },
	events: readonly SecurityEvent[],
): Promise<void> {
	const { principal, ip } = context;
	const actorId = principal.kind === "user" ? principal.userId : null;
	// One at a time: an email must not be built before all entries it covers are committed.
	if (actorId !== null) await lockAccountLog(tx, accountId);
	const at = context.now();
	for (const { type, userId = actorId, data } of events) {
		const noted = { ...data, by: actorOf(context), ...seenFrom(context) } as Record<string, string>;
		await insertAccountEvent(tx, { ...{ id: randomUUID(), accountId, at, type, userId, ip }, data: noted });
	}
	const startAfter = actorId === null ? null : await scheduleSecurityNotice(tx, { accountId, topic }, at);
	if (!startAfter) return;
	const security = { topic, until: startAfter.toISOString() };
	await tellAdmins(tx, { kind: "security-changed", accountId, security }, { startAfter });
}

/** What the actor used: a browser, or the kind of credential. */
function seenFrom({ principal, userAgent }: Context): Record<string, string> {
	if (principal.kind !== "user") return {};
	if (principal.via !== "session") return { through: principal.via };
	return userAgent === "" ? {} : { browser: userAgent.slice(0, 300) };
}
