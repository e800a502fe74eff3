import { z } from "zod";
import { optionalMetaData } from "../meta-data.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { identityEmail, identityParts } from "./identity-parts.ts";

export const updateSenderIdentityOperation = defineOperation({
	id: "updateSenderIdentity",
	method: "POST",
	path: "/v1/senderIdentities/update",
	summary: "Change a sender identity",
	scope: "Service.SenderIdentity.Write",
	query: z.object({ email: identityEmail }),
	body: z.object({ ...identityParts, metaData: optionalMetaData() }),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
