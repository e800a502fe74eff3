import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { identityEmail } from "./identity-parts.ts";

export const deleteSenderIdentityOperation = defineOperation({
	id: "deleteSenderIdentity",
	method: "DELETE",
	path: "/v1/senderIdentities/delete",
	summary: "Permanently delete a sender identity",
	scope: "Service.SenderIdentity.Delete",
	query: z.object({ email: identityEmail }),
	...WITHOUT_BODY,
	response: null,
	status: 204,
});
