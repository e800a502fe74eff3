import { findIdentityRow, type SenderIdentityRow } from "#lib/db/stores/sender-identities.ts";
import { fieldError } from "#lib/errors/app-error.ts";

const NOT_APPROVED = {
	Pending: "has not agreed yet",
	Denied: "has not agreed",
	Revoked: "has taken the consent back",
};

/**
 * The identity in whose name a document is sent.
 *
 * @param email as the request says; null: the sender's own name
 * @throws AppError ValidationError that names OnBehalfOf, for an unknown identity or one that has not agreed
 */
export async function chooseIdentity(accountId: string, email: string | null): Promise<SenderIdentityRow | null> {
	if (email === null) return null;
	const identity = await findIdentityRow(accountId, { email: email.toLowerCase() });
	if (!identity) throw fieldError("OnBehalfOf", `There is no sender identity with the address ${email}.`);
	if (identity.status === "Verified") return identity;
	throw fieldError("OnBehalfOf", `${email} ${NOT_APPROVED[identity.status]}, so nothing can be sent in this name.`);
}
