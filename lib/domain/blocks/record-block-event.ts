import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import type { UserContext } from "#lib/domain/context.ts";

/** Records in the audit log what was done with a block. Private ones are not named: Admins read and export the log. */
export async function recordBlockEvent(
	tx: Tx,
	{ principal, ip }: UserContext,
	type: "BlockCreated" | "BlockEdited" | "BlockDeleted" | "BlockRestored",
	block: { id: string; name: string; isShared: boolean },
): Promise<void> {
	const { accountId, userId, email: by } = principal;
	const data = { blockId: block.id, ...(block.isShared ? { name: block.name } : {}), by };
	await insertAccountEvent(tx, { id: randomUUID(), accountId, type, userId, ip, data });
}
