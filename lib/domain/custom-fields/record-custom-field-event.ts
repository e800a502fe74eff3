import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import type { UserContext } from "#lib/domain/context.ts";

/**
 * Notes in the account's log what became of a custom field, and who did it. What somebody has for themselves is called by
 * no name: Admins read the log, and it is exported.
 */
export async function recordCustomFieldEvent(
	tx: Tx,
	{ principal, ip }: UserContext,
	type: "CustomFieldCreated" | "CustomFieldEdited" | "CustomFieldDeleted",
	field: { id: string; name: string; isShared: boolean },
): Promise<void> {
	const { accountId, userId, email: by } = principal;
	const data = { customFieldId: field.id, ...(field.isShared ? { name: field.name } : {}), by };
	await insertAccountEvent(tx, { id: randomUUID(), accountId, type, userId, ip, data });
}
