import type { SenderIdentityModel } from "#lib/contract/sender-identities/read-models.ts";
import { findIdentityRow, type IdentityKey } from "#lib/db/stores/sender-identities/sender-identities.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { presentSenderIdentity } from "./present-sender-identity.ts";
import { identityNotFound, readIdentityEmail } from "./rules.ts";

/**
 * An identity by id or address; the id counts when both are given.
 *
 * @throws AppError MissingParameter; InvalidId and InvalidEmail: 400 for what is none, 404 for an unknown one
 */
export const getSenderIdentity = defineVerb(
	{ permission: "sender-identities.read" },
	async (context: UserContext, input: { id: string | null; email: string | null }): Promise<SenderIdentityModel> => {
		const identity = await findIdentityRow(context.principal.accountId, readKey(input));
		if (!identity) throw identityNotFound(input.id ? "id" : "email");
		return presentSenderIdentity(identity);
	},
);

function readKey({ id, email }: { id: string | null; email: string | null }): IdentityKey {
	if (id) {
		if (isUuid(id)) return { id };
		throw new AppError("InvalidId", "The sender identity id is not valid.");
	}
	if (email) return { email: readIdentityEmail(email) };
	throw new AppError("MissingParameter", "Specify the ID or email address of the sender identity.");
}
