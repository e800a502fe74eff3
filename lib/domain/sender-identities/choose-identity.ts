import { findIdentityRow, type SenderIdentityRow } from "#lib/db/stores/sender-identities.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/workplace/refusals/said.ts";

const NOT_APPROVED = {
	Pending: "identityPending",
	Denied: "identityDenied",
	Revoked: "identityRevoked",
} as const;

/**
 * The identity in whose name a document is sent.
 *
 * @param email as the request says; null: the sender's own name
 * @throws AppError ValidationError that names OnBehalfOf, for an unknown identity or one that has not agreed
 */
export async function chooseIdentity(accountId: string, email: string | null): Promise<SenderIdentityRow | null> {
	if (email === null) return null;
	const identity = await findIdentityRow(accountId, { email: email.toLowerCase() });
	if (!identity) throw fieldRefusal("OnBehalfOf", said("identityUnknown", { email }));
	if (identity.status === "Verified") return identity;
	throw fieldRefusal("OnBehalfOf", said(NOT_APPROVED[identity.status], { email }));
}
