import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import { documentId } from "./document-id.ts";
import { documentPropertiesModel } from "./read-models.ts";

export const getDocumentPropertiesOperation = defineOperation({
	id: "getDocumentProperties",
	method: "GET",
	path: "/v1/document/properties",
	summary: "Get a document’s status, signers, fields and audit trail",
	scope: "Service.Documents.Read",
	query: z.object({ documentId }),
	...WITHOUT_BODY,
	response: documentPropertiesModel,
	status: 200,
});
