import { z } from "zod";
import { noBody } from "../documents/document-id.ts";
import { defineOperation } from "../operation.ts";
import { identityEmail } from "./identity-parts.ts";

export const rerequestSenderIdentityOperation = defineOperation({
	id: "rerequestSenderIdentity",
	method: "POST",
	path: "/v1/senderIdentities/rerequest",
	summary: "Ask a person who said no once more",
	scope: "Service.SenderIdentity.Write",
	query: z.object({ email: identityEmail }),
	body: noBody,
	encodings: [],
	files: null,
	response: null,
	status: 204,
});
