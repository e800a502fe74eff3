import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import type { Context } from "#lib/domain/context.ts";
import { emitIdentityEvent, type IdentityEvent } from "./emit-identity-event.ts";

/**
 * Notes in the account's log what became of an identity, and who did it: a user, or the person asked; endpoints
 * that want to know are told. The identity is given as it was before, and stored as it is after.
 *
 * @param more what is to be noted besides
 */
export async function recordIdentityEvent(
	tx: Tx,
	context: Context,
	identity: { id: string; accountId: string; email: string; status?: string },
	type: IdentityEvent,
	more: { way?: "ownSettings" | "mailedLink" } = {},
): Promise<void> {
	const { principal, ip } = context;
	const by = principal.kind === "user" ? principal.email : identity.email;
	await insertAccountEvent(tx, {
		id: randomUUID(),
		accountId: identity.accountId,
		type,
		userId: principal.kind === "user" ? principal.userId : null,
		ip,
		data: { senderIdentityId: identity.id, email: identity.email, by, ...more },
	});
	await emitIdentityEvent(tx, context, identity, type);
}
