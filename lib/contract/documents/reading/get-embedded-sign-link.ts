import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import { optionalDateTime, optionalEmail, optionalText } from "#lib/contract/shape-values.ts";
import { optionalWebAddress } from "#lib/contract/web-address.ts";
import { documentId } from "./document-id.ts";

export const getEmbeddedSignLinkOperation = defineOperation({
	id: "getEmbeddedSignLink",
	method: "GET",
	path: "/v1/document/getEmbeddedSignLink",
	summary: "Get a signing link for a signer",
	scope: "Service.Documents.Write",
	query: z
		.object({
			documentId,
			/** Or countryCode and phoneNumber. */
			signerEmail: optionalEmail(),
			countryCode: optionalText(8),
			phoneNumber: optionalText(32),
			/** When the link stops working; as long as the document when absent. */
			signLinkValidTill: optionalDateTime(),
			/** Where the signer is sent after finishing or declining. */
			redirectUrl: optionalWebAddress(),
		})
		.superRefine(({ signerEmail, phoneNumber }, context) => {
			if (signerEmail || phoneNumber) return;
			context.addIssue({ code: "custom", path: ["signerEmail"], message: "is required." });
		}),
	...WITHOUT_BODY,
	response: z.object({ signLink: z.url() }),
	status: 200,
});
