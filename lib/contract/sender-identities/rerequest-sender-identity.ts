import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { identityEmail } from "./identity-parts.ts";

export const rerequestSenderIdentityOperation = defineOperation({
	id: "rerequestSenderIdentity",
	method: "POST",
	path: "/v1/senderIdentities/rerequest",
	summary: "Request consent again from a person who declined",
	scope: "Service.SenderIdentity.Write",
	query: z.object({ email: identityEmail }),
	...WITHOUT_BODY,
	response: null,
	status: 204,
});
