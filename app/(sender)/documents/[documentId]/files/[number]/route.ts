import { downloadFile } from "#lib/domain/documents/downloading/download-document.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

/** One file of a document, by its 1-based place. */
export const GET = defineUserFile<{ documentId: string; number: string }>(async (context, { documentId, number }) =>
	downloadResponse(await downloadFile(context, { documentId, position: Number(number) - 1 })),
);
