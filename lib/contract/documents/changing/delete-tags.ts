import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "#lib/contract/operation.ts";
import { changeTagsBody } from "./change-tags-body.ts";

export const deleteTagsOperation = defineOperation({
	id: "deleteTags",
	method: "DELETE",
	path: "/v1/document/deleteTags",
	summary: "Remove labels from a document",
	scope: "Service.Documents.Write",
	query: z.object({}),
	body: changeTagsBody,
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 204,
});
