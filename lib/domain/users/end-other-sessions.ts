import { revokeOtherSessions } from "#lib/db/stores/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";

/** Signs the user out everywhere but here. */
export async function endOtherSessions(context: UserContext): Promise<void> {
	const { userId, credentialId } = context.principal;
	await inTransaction((tx) => revokeOtherSessions(tx, userId, credentialId, context.now()));
}
