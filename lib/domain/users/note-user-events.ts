import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { noteSecurityEvents } from "#lib/domain/audit/note-security-events.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { makesAdmin } from "#lib/domain/notices/security-topics.ts";
import { requirePermission } from "#lib/policy/grants.ts";

type UserEvent = { type: string; userId: string; data: Record<string, string> };

/**
 * Records user events in the account's log. If someone becomes an Admin or is invited as one, every Admin gets an
 * email.
 *
 * @throws AppError ReauthRequired where someone becomes an Admin
 */
export async function noteUserEvents(tx: Tx, context: GrantedContext, events: UserEvent[]): Promise<void> {
	const { accountId, email: by } = context.principal;
	const ofAdmins = events.filter(({ data }) => makesAdmin(data));
	if (ofAdmins.length > 0) {
		requirePermission(context, "users.make-admin");
		await noteSecurityEvents(tx, context, { accountId, topic: "admins" }, ofAdmins);
	}
	for (const { type, userId, data } of events.filter(({ data }) => !makesAdmin(data))) {
		const row = { id: randomUUID(), accountId, type, userId, ip: context.ip };
		await insertAccountEvent(tx, { ...row, data: { ...data, by } });
	}
}
