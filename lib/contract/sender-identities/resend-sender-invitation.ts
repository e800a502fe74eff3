import { z } from "zod";
import { noBody } from "../documents/document-id.ts";
import { defineOperation } from "../operation.ts";
import { identityEmail } from "./identity-parts.ts";

export const resendSenderInvitationOperation = defineOperation({
	id: "resendSenderInvitation",
	method: "POST",
	path: "/v1/senderIdentities/resendInvitation",
	summary: "Mail the question to the person again",
	scope: "Service.SenderIdentity.Write",
	query: z.object({ email: identityEmail }),
	body: noBody,
	encodings: [],
	files: null,
	response: null,
	status: 204,
});
