import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "#lib/contract/operation.ts";
import { documentId } from "../reading/document-id.ts";

export const draftSendOperation = defineOperation({
	id: "draftSend",
	method: "POST",
	path: "/v1/document/draftSend",
	summary: "Send a draft to its signers",
	scope: "Service.Documents.Create",
	query: z.object({ documentId }),
	...WITHOUT_BODY,
	response: z.object({ documentId: z.uuid() }),
	status: 200,
});
