import { z } from "zod";
import { defineOperation } from "../operation.ts";
import { documentId, noBody } from "./document-id.ts";

export const draftSendOperation = defineOperation({
	id: "draftSend",
	method: "POST",
	path: "/v1/document/draftSend",
	summary: "Send a draft to its signers",
	scope: "Service.Documents.Create",
	query: z.object({ documentId }),
	body: noBody,
	encodings: [],
	files: null,
	response: z.object({ documentId: z.uuid() }),
	status: 200,
});
