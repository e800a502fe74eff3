import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { seenFrom } from "#lib/domain/audit/seen-from.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { notifySecurityChange } from "#lib/domain/notices/notify-security-change.ts";
import { makesAdmin } from "#lib/domain/notices/security-topics.ts";
import { requirePermission } from "#lib/policy/grants.ts";

export type UserEvent = { type: string; userId: string; data: Record<string, string> };

/**
 * Notes in the account's log what became of its people. Where someone becomes an Admin by it, or is invited as one, all
 * Admins are emailed.
 *
 * @throws AppError ReauthRequired where someone becomes an Admin
 */
export async function noteUserEvents(tx: Tx, context: GrantedContext, events: UserEvent[]): Promise<void> {
	const { accountId, email: by } = context.principal;
	const isAboutAdmins = events.some(({ data }) => makesAdmin(data));
	if (isAboutAdmins) requirePermission(context, "users.make-admin");
	for (const { type, userId, data } of events) {
		await insertAccountEvent(tx, {
			...{ id: randomUUID(), accountId, at: context.now(), type, userId, ip: context.ip },
			data: { ...data, by, ...(makesAdmin(data) ? seenFrom(context) : {}) },
		});
	}
	if (isAboutAdmins) await notifySecurityChange(tx, context, { accountId, topic: "admins" });
}
