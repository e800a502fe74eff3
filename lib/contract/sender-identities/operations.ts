import { createSenderIdentityOperation } from "./create-sender-identity.ts";
import { deleteSenderIdentityOperation } from "./delete-sender-identity.ts";
import { getSenderIdentityOperation } from "./get-sender-identity.ts";
import { listSenderIdentitiesOperation } from "./list-sender-identities.ts";
import { rerequestSenderIdentityOperation } from "./rerequest-sender-identity.ts";
import { resendSenderInvitationOperation } from "./resend-sender-invitation.ts";
import { updateSenderIdentityOperation } from "./update-sender-identity.ts";

/** What can be done with sender identities. */
export const SENDER_IDENTITY_OPERATIONS = {
	createSenderIdentity: createSenderIdentityOperation,
	listSenderIdentities: listSenderIdentitiesOperation,
	getSenderIdentity: getSenderIdentityOperation,
	updateSenderIdentity: updateSenderIdentityOperation,
	resendSenderInvitation: resendSenderInvitationOperation,
	rerequestSenderIdentity: rerequestSenderIdentityOperation,
	deleteSenderIdentity: deleteSenderIdentityOperation,
} as const;
