import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import type { UserContext } from "#lib/domain/context.ts";

/** Notes in the account's log what became of a custom field, and who did it. */
export async function recordCustomFieldEvent(
	tx: Tx,
	{ principal, ip }: UserContext,
	type: "CustomFieldCreated" | "CustomFieldEdited" | "CustomFieldDeleted",
	field: { id: string; name: string },
): Promise<void> {
	const { accountId, userId, email: by } = principal;
	const data = { customFieldId: field.id, name: field.name, by };
	await insertAccountEvent(tx, { id: randomUUID(), accountId, type, userId, ip, data });
}
