import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import { documentId } from "../reading/document-id.ts";
import { onBehalfOf } from "../sending/on-behalf-of.ts";

export const cancelEditingOperation = defineOperation({
	id: "cancelEditing",
	method: "POST",
	path: "/v1/document/cancelEditing",
	summary: "Discard edits to a sent document",
	scope: "Service.Documents.Write",
	query: z.object({ documentId, onBehalfOf }),
	...WITHOUT_BODY,
	response: null,
	status: 200,
});
