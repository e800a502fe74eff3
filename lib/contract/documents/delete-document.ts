import { z } from "zod";
import { defineOperation } from "../operation.ts";
import { flag } from "../values.ts";
import { documentId, noBody } from "./document-id.ts";

export const deleteDocumentOperation = defineOperation({
	id: "deleteDocument",
	method: "DELETE",
	path: "/v1/document/delete",
	summary: "Move a document to the trash, or delete it for ever",
	scope: "Service.Documents.Delete",
	query: z.object({ documentId, deletePermanently: flag(false) }),
	body: noBody,
	encodings: [],
	files: null,
	response: null,
	status: 204,
});
