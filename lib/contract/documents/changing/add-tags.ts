import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { changeTagsBody } from "./change-tags-body.ts";

export const addTagsOperation = defineOperation({
	id: "addTags",
	method: "PATCH",
	path: "/v1/document/addTags",
	summary: "Add labels to a document",
	scope: "Service.Documents.Write",
	query: z.object({}),
	body: changeTagsBody,
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
