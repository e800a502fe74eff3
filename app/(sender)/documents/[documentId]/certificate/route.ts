import { downloadCertificate } from "#lib/domain/documents/downloading/download-document.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

export const GET = defineUserFile<{ documentId: string }>(async (context, { documentId }) =>
	downloadResponse(await downloadCertificate(context, { documentId })),
);
