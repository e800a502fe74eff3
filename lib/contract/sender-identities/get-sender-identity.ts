import { z } from "zod";
import { noBody } from "../documents/document-id.ts";
import { defineOperation } from "../operation.ts";
import { optionalText } from "../values.ts";
import { identityEmail } from "./identity-parts.ts";
import { senderIdentityModel } from "./read-models.ts";

export const getSenderIdentityOperation = defineOperation({
	id: "getSenderIdentity",
	method: "GET",
	path: "/v1/senderIdentities/properties",
	summary: "A sender identity, by id or address",
	scope: "Service.SenderIdentity.Read",
	query: z.object({ id: optionalText(1000), email: identityEmail }),
	body: noBody,
	encodings: [],
	files: null,
	response: senderIdentityModel,
	status: 200,
});
