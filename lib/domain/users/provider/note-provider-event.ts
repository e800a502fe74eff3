import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";

/** Writes into the account's log what was done to its provider. */
export async function noteProviderEvent(
	tx: Tx,
	context: Context,
	{ accountId, type, data = {} }: { accountId: string; type: string; data?: Record<string, string | boolean> },
): Promise<void> {
	const { principal, ip } = context;
	await insertAccountEvent(tx, {
		...{ id: randomUUID(), accountId, at: context.now(), type, ip },
		...(principal.kind === "user" ? { userId: principal.userId } : {}),
		data: { ...data, by: actorOf(context) },
	});
}
