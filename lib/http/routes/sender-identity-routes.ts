import { SENDER_IDENTITY_OPERATIONS as OPERATIONS } from "#lib/contract/sender-identities/operations.ts";
import { rerequestSenderIdentity, resendSenderInvitation } from "#lib/domain/sender-identities/ask-for-consent.ts";
import { createSenderIdentity } from "#lib/domain/sender-identities/create-sender-identity.ts";
import { deleteSenderIdentity } from "#lib/domain/sender-identities/delete-sender-identity.ts";
import { getSenderIdentity } from "#lib/domain/sender-identities/get-sender-identity.ts";
import { listSenderIdentities } from "#lib/domain/sender-identities/list-sender-identities.ts";
import { updateSenderIdentity } from "#lib/domain/sender-identities/update-sender-identity.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on sender identities. */
export const SENDER_IDENTITY_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	createSenderIdentity: defineRoute(OPERATIONS.createSenderIdentity, createSenderIdentity, ({ body }) => body),
	listSenderIdentities: defineRoute(OPERATIONS.listSenderIdentities, listSenderIdentities, ({ query }) => query),
	getSenderIdentity: defineRoute(OPERATIONS.getSenderIdentity, getSenderIdentity, ({ query }) => query),
	updateSenderIdentity: defineRoute(OPERATIONS.updateSenderIdentity, updateSenderIdentity, ({ query, body }) => ({
		...body,
		...query,
	})),
	resendSenderInvitation: defineRoute(OPERATIONS.resendSenderInvitation, resendSenderInvitation, ({ query }) => query),
	rerequestSenderIdentity: defineRoute(
		OPERATIONS.rerequestSenderIdentity,
		rerequestSenderIdentity,
		({ query }) => query,
	),
	deleteSenderIdentity: defineRoute(OPERATIONS.deleteSenderIdentity, deleteSenderIdentity, ({ query }) => query),
};
