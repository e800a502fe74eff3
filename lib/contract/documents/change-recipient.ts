import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { fixedAtSending, refused } from "../refused.ts";
import { optionalWhole, requiredEmail, requiredText } from "../values.ts";
import { documentId } from "./document-id.ts";
import { onBehalfOf } from "./on-behalf-of.ts";

export const changeRecipientOperation = defineOperation({
	id: "changeRecipient",
	method: "PATCH",
	path: "/v1/document/changeRecipient",
	summary: "Put another person in a signer's place",
	scope: "Service.Documents.Write",
	query: z.object({ documentId }),
	body: z.object({
		oldSignerEmail: requiredEmail(),
		newSignerName: requiredText(256),
		newSignerEmail: requiredEmail(),
		/** Why; stands in the audit trail. */
		reason: requiredText(2000),
		/** The signer's order, when the same address signs twice. */
		order: optionalWhole({ from: 1, to: 50 }),
		phoneNumber: refused("is not supported: this server has no SMS delivery."),
		oldPhoneNumber: refused("is not supported: this server has no SMS delivery. Use OldSignerEmail."),
		onBehalfOf,
		reminderSettings: fixedAtSending(),
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
