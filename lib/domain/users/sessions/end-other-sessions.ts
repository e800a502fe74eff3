import { revokeOtherSessions } from "#lib/db/stores/users/users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/** Signs the user out everywhere but here. */
export const endOtherSessions = defineVerb(
	{ permission: "self.manage" },
	async (context: UserContext): Promise<void> => {
		const { userId, credentialId } = context.principal;
		await inTransaction((tx) => revokeOtherSessions(tx, userId, credentialId, context.now()));
	},
);
