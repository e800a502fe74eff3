import { SENDER_IDENTITY_OPERATIONS as OPERATIONS } from "#lib/contract/sender-identities/operations.ts";
import { rerequestSenderIdentity, resendSenderInvitation } from "#lib/domain/sender-identities/ask-for-consent.ts";
import { createSenderIdentity } from "#lib/domain/sender-identities/create-sender-identity.ts";
import { deleteSenderIdentity } from "#lib/domain/sender-identities/delete-sender-identity.ts";
import { getSenderIdentity } from "#lib/domain/sender-identities/get-sender-identity.ts";
import { listSenderIdentities } from "#lib/domain/sender-identities/list-sender-identities.ts";
import { updateSenderIdentity } from "#lib/domain/sender-identities/update-sender-identity.ts";
import { defineRoute, type RouteHandler } from "../define-route.ts";

/** Which verb does which operation on sender identities. */
export const SENDER_IDENTITY_ROUTES: Record<keyof typeof OPERATIONS, RouteHandler> = {
	createSenderIdentity: defineRoute(OPERATIONS.createSenderIdentity, (context, { body }) =>
		createSenderIdentity(context, body),
	),
	listSenderIdentities: defineRoute(OPERATIONS.listSenderIdentities, (context, { query }) =>
		listSenderIdentities(context, query),
	),
	getSenderIdentity: defineRoute(OPERATIONS.getSenderIdentity, (context, { query }) =>
		getSenderIdentity(context, query),
	),
	updateSenderIdentity: defineRoute(OPERATIONS.updateSenderIdentity, (context, { query, body }) =>
		updateSenderIdentity(context, { ...body, ...query }),
	),
	resendSenderInvitation: defineRoute(OPERATIONS.resendSenderInvitation, (context, { query }) =>
		resendSenderInvitation(context, query),
	),
	rerequestSenderIdentity: defineRoute(OPERATIONS.rerequestSenderIdentity, (context, { query }) =>
		rerequestSenderIdentity(context, query),
	),
	deleteSenderIdentity: defineRoute(OPERATIONS.deleteSenderIdentity, (context, { query }) =>
		deleteSenderIdentity(context, query),
	),
};
