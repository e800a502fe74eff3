import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import { requiredText } from "#lib/contract/shape-values.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";
import { documentId } from "./document-id.ts";

export const downloadAttachmentOperation = defineOperation({
	id: "downloadAttachment",
	method: "GET",
	path: "/v1/document/downloadAttachment",
	summary: "Download a file attached by a signer",
	scope: "Service.Documents.Read",
	query: z.object({
		documentId,
		/** The id of the attachment field. */
		attachmentId: requiredText(300),
		onBehalfOf,
	}),
	...WITHOUT_BODY,
	response: "binary",
	status: 200,
});
