import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { documentId } from "./document-id.ts";
import { requiredLabelList } from "./label-list.ts";
import { onBehalfOf } from "./on-behalf-of.ts";

export const addTagsOperation = defineOperation({
	id: "addTags",
	method: "PATCH",
	path: "/v1/document/addTags",
	summary: "Add labels to a document",
	scope: "Service.Documents.Write",
	query: z.object({}),
	body: z.object({
		documentId,
		tags: requiredLabelList(),
		onBehalfOf,
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
