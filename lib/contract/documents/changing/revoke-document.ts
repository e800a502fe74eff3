import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { requiredText } from "#lib/contract/shape-values.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";

export const revokeDocumentOperation = defineOperation({
	id: "revokeDocument",
	method: "POST",
	path: "/v1/document/revoke",
	summary: "Revoke a document",
	scope: "Service.Documents.Write",
	query: z.object({ documentId }),
	body: z.object({
		/** Why; the signers read it. */
		message: requiredText(5000),
		onBehalfOf,
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
