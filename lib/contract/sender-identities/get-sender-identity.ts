import { z } from "zod";
import { optionalText } from "#lib/contract/shape-values.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { identityEmail } from "./identity-parts.ts";
import { senderIdentityModel } from "./read-models.ts";

export const getSenderIdentityOperation = defineOperation({
	id: "getSenderIdentity",
	method: "GET",
	path: "/v1/senderIdentities/properties",
	betaPath: "/v1-beta/senderIdentities/properties",
	summary: "Get a sender identity by ID or email address",
	scope: "Service.SenderIdentity.Read",
	query: z.object({ id: optionalText(1000), email: identityEmail }),
	...WITHOUT_BODY,
	response: senderIdentityModel,
	status: 200,
});
