import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import { flag } from "#lib/contract/shape-values.ts";
import { documentId } from "../reading/document-id.ts";

export const deleteDocumentOperation = defineOperation({
	id: "deleteDocument",
	method: "DELETE",
	path: "/v1/document/delete",
	summary: "Move a document to the trash or permanently delete it",
	scope: "Service.Documents.Delete",
	query: z.object({ documentId, deletePermanently: flag(false) }),
	...WITHOUT_BODY,
	response: null,
	status: 204,
});
