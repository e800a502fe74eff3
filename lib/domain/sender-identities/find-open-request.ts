import { findOwnIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { isOver } from "./present-identity-request.ts";

/** A question that the reader can still agree to. */
export type OpenRequest = {
	/** Who asks; the account's name once that user is gone. */
	askedBy: string;
	/** Until when one can agree; null: the question has not been mailed yet. */
	expiresAt: Date | null;
};

/** The question to a user whether others may send in their name; null when there is none, or it is over. */
export async function findOpenRequest({ principal, now }: UserContext): Promise<OpenRequest | null> {
	const identity = await findOwnIdentity(principal.accountId, principal.email.toLowerCase());
	if (identity?.status !== "Pending" || isOver(identity.expiresAt, now())) return null;
	return { askedBy: identity.createdBy?.name ?? identity.account.name, expiresAt: identity.expiresAt };
}
