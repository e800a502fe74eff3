import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";
import { documentId } from "./document-id.ts";

export const downloadDocumentOperation = defineOperation({
	id: "downloadDocument",
	method: "GET",
	path: "/v1/document/download",
	summary: "Download the sealed PDF, or an unsealed copy before completion",
	scope: "Service.Documents.Read",
	query: z.object({ documentId, onBehalfOf }),
	...WITHOUT_BODY,
	response: "binary",
	status: 200,
});
