import { downloadAttachment } from "#lib/domain/documents/downloading/download-document.ts";
import { defineUserFile } from "#lib/http/define-user-file.ts";
import { downloadResponse } from "#lib/http/download-response.ts";

export const GET = defineUserFile<{ documentId: string; fieldId: string }>(async (context, { documentId, fieldId }) =>
	downloadResponse(await downloadAttachment(context, { documentId, attachmentId: fieldId })),
);
