import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { refused } from "../refused.ts";
import { documentId } from "./document-id.ts";
import { requiredLabelList } from "./label-list.ts";

export const deleteTagsOperation = defineOperation({
	id: "deleteTags",
	method: "DELETE",
	path: "/v1/document/deleteTags",
	summary: "Take labels off a document",
	scope: "Service.Documents.Write",
	query: z.object({}),
	body: z.object({
		documentId,
		tags: requiredLabelList(),
		onBehalfOf: refused("is not supported yet: this server has no sender identities."),
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
