import type { IdentityRequestView } from "#lib/contract/sender-identities/identity-request-view.ts";
import { findOwnIdentity } from "#lib/db/stores/sender-identities.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { presentIdentityRequest } from "./present-identity-request.ts";

/** What a user was asked for, as a person in whose name others of the account send; null when nobody has asked. */
export const viewOwnRequest = defineVerb(
	{ permission: "self.manage" },
	async ({ principal, now }: UserContext): Promise<IdentityRequestView | null> => {
		const identity = await findOwnIdentity(principal.accountId, principal.email.toLowerCase());
		return identity && presentIdentityRequest(identity, identity.expiresAt, now());
	},
);
