import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";
import { documentId } from "./document-id.ts";

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
