import { downloadDocument } from "#lib/domain/documents/downloading/download-document.ts";
import { defineUserFile } from "#lib/http/define-user-file.ts";
import { downloadResponse } from "#lib/http/download-response.ts";

export const GET = defineUserFile<{ documentId: string }>(async (context, { documentId }) =>
	downloadResponse(await downloadDocument(context, { documentId })),
);
