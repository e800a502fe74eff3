import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { identityEmail } from "./identity-parts.ts";

export const resendSenderInvitationOperation = defineOperation({
	id: "resendSenderInvitation",
	method: "POST",
	path: "/v1/senderIdentities/resendInvitation",
	summary: "Resend a sender identity request",
	scope: "Service.SenderIdentity.Write",
	query: z.object({ email: identityEmail }),
	...WITHOUT_BODY,
	response: null,
	status: 204,
});
