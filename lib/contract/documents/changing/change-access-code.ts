import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { optionalEmail, optionalWholeOrZero, requiredText } from "#lib/contract/shape-values.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";
import { phoneNumberWire } from "../sending/phone-number.ts";
import { MAX_ACCESS_CODE } from "./authentication.ts";

export const changeAccessCodeOperation = defineOperation({
	id: "changeAccessCode",
	method: "PATCH",
	path: "/v1/document/changeAccessCode",
	summary: "Change a signer’s access code",
	scope: "Service.Documents.Write",
	query: z.object({
		documentId,
		/** Or phoneNumber in the body. */
		emailId: optionalEmail(),
		/** The signer's order, when the same address signs twice. */
		zOrder: optionalWholeOrZero({ from: 1, to: 50 }),
	}),
	body: z.object({ accessCode: requiredText(MAX_ACCESS_CODE), phoneNumber: phoneNumberWire, onBehalfOf }),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
