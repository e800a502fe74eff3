import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { actorOf } from "#lib/domain/audit/actor-of.ts";
import type { Context } from "#lib/domain/context.ts";

/** Notes in the account's log what became of a contact group, and who did it. */
export async function noteGroupEvent(
	tx: Tx,
	{ principal, ip }: Context,
	type: "ContactGroupCreated" | "ContactGroupEdited" | "ContactGroupDeleted",
	group: { accountId: string; id: string; name: string },
): Promise<void> {
	const by = actorOf({ principal });
	const userId = principal.kind === "user" ? principal.userId : null;
	const data = { groupId: group.id, name: group.name, by };
	await insertAccountEvent(tx, { id: randomUUID(), accountId: group.accountId, type, userId, ip, data });
}
