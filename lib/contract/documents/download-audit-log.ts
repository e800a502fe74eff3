import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { documentId } from "./document-id.ts";
import { onBehalfOf } from "./on-behalf-of.ts";

export const downloadAuditLogOperation = defineOperation({
	id: "downloadAuditLog",
	method: "GET",
	path: "/v1/document/downloadAuditLog",
	summary: "Download the certificate of completion",
	scope: "Service.Documents.Read",
	query: z.object({ documentId, onBehalfOf }),
	...WITHOUT_BODY,
	response: "binary",
	status: 200,
});
