import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import { seenFrom } from "#lib/domain/audit/seen-from.ts";
import type { Context } from "#lib/domain/context.ts";
import { notifySecurityChange } from "#lib/domain/notices/notify-security-change.ts";

/** Writes into the account's log what was done to its provider, and emails its Admins. */
export async function noteProviderEvent(
	tx: Tx,
	context: Context,
	{ accountId, type, data = {} }: { accountId: string; type: string; data?: Record<string, string | boolean> },
): Promise<void> {
	const { principal, ip } = context;
	await insertAccountEvent(tx, {
		...{ id: randomUUID(), accountId, at: context.now(), type, ip },
		...(principal.kind === "user" ? { userId: principal.userId } : {}),
		data: { ...data, by: actorOf(context), ...seenFrom(context) },
	});
	await notifySecurityChange(tx, context, { accountId, topic: "sign-in-provider" });
}
