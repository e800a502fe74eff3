import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import { findOwnIdentity } from "#lib/db/stores/sender-identities/sender-identities.ts";
import { isSessionByProvider } from "#lib/db/stores/users/factors.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { presentIdentityRequest } from "./present-identity-request.ts";

type OwnRequest = IdentityRequestView & {
	/** They can say yes where they are signed in, not by the mail alone. */
	mayApprove: boolean;
};

/** What a user was asked for, as a person in whose name others of the account send; null when nobody has asked. */
export const viewOwnRequest = defineVerb(
	{ permission: "self.manage" },
	async ({ principal, now }: UserContext): Promise<OwnRequest | null> => {
		const identity = await findOwnIdentity(principal.accountId, principal.email.toLowerCase());
		if (!identity) return null;
		const [request, isByProvider] = await Promise.all([
			presentIdentityRequest(identity, identity.expiresAt, now()),
			isSessionByProvider({ userId: principal.userId, sessionId: principal.credentialId }),
		]);
		return { ...request, mayApprove: !isByProvider };
	},
);
