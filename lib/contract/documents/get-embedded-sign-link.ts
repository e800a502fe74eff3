import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { optionalDateTime, optionalEmail, optionalText } from "../values.ts";
import { documentId } from "./document-id.ts";

/** Whether a page may be left for this address: plain web addresses only, no scripts, no credentials. */
function isWebAddress(text: string): boolean {
	const url = URL.canParse(text) ? new URL(text) : null;
	return url !== null && (url.protocol === "https:" || url.protocol === "http:") && url.username === "";
}

export const getEmbeddedSignLinkOperation = defineOperation({
	id: "getEmbeddedSignLink",
	method: "GET",
	path: "/v1/document/getEmbeddedSignLink",
	summary: "A signing link to hand out oneself",
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
			redirectUrl: optionalText(2000).superRefine((url, context) => {
				if (url !== null && !isWebAddress(url)) {
					context.addIssue({ code: "custom", message: "must be an http or https address." });
				}
			}),
		})
		.superRefine(({ signerEmail, phoneNumber }, context) => {
			if (signerEmail || phoneNumber) return;
			context.addIssue({ code: "custom", path: ["signerEmail"], message: "is required." });
		}),
	...WITHOUT_BODY,
	response: z.object({ signLink: z.url() }),
	status: 200,
});
