import { deleteIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { recordIdentityEvent } from "./record-identity-event.ts";
import { requireIdentity } from "./require-identity.ts";

/**
 * Removes an identity for good, with its links. Documents already sent keep the name.
 *
 * @throws AppError MissingParameter; InvalidEmail
 */
export const deleteSenderIdentity = defineVerb(
	{ permission: "sender-identities.delete" },
	async (context: UserContext, input: { email: string | null }): Promise<void> => {
		await inTransaction(async (tx) => {
			const identity = await requireIdentity(tx, context, input.email);
			await recordIdentityEvent(tx, context, identity, "SenderIdentityDeleted");
			await deleteIdentity(tx, identity);
		});
	},
);
