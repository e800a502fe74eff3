import { z } from "zod";
import { optionalText, requiredEmail } from "#lib/contract/shape-values.ts";
import { metaData } from "../meta-data.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { identityParts, MAX_IDENTITY_EMAIL, noQuery } from "./identity-parts.ts";

export const createSenderIdentityOperation = defineOperation({
	id: "createSenderIdentity",
	method: "POST",
	path: "/v1/senderIdentities/create",
	summary: "Request consent to send documents on someone’s behalf",
	scope: "Service.SenderIdentity.Create",
	query: noQuery,
	body: z.object({
		email: requiredEmail().refine(
			(email) => email.length <= MAX_IDENTITY_EMAIL,
			`must have at most ${MAX_IDENTITY_EMAIL} characters.`,
		),
		brandId: optionalText(200),
		...identityParts,
		metaData: metaData(),
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: z.object({ senderIdentityId: z.uuid() }),
	status: 201,
});
