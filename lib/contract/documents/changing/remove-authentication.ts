import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { optionalEmail, optionalWholeOrZero } from "#lib/contract/shape-values.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";
import { phoneNumberWire } from "../sending/phone-number.ts";

const body = z
	.object({
		/** Or phoneNumber. */
		emailId: optionalEmail(),
		phoneNumber: phoneNumberWire,
		/** The signer's order, when the same address signs twice. */
		zOrder: optionalWholeOrZero({ from: 1, to: 50 }),
		onBehalfOf,
	})
	.transform(({ emailId: email, phoneNumber: phone, zOrder: order, onBehalfOf }, context) => {
		if (!email && !phone?.number) context.addIssue({ code: "custom", path: ["emailId"], message: "is required." });
		return { who: { email, phone, order, orderPart: "ZOrder" as const }, onBehalfOf };
	});

export const removeAuthenticationOperation = defineOperation({
	id: "removeAuthentication",
	method: "PATCH",
	path: "/v1/document/RemoveAuthentication",
	summary: "Remove signer authentication",
	scope: "Service.Documents.Write",
	query: z.object({ documentId }),
	body,
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
