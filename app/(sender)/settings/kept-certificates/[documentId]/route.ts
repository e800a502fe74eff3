import { downloadKeptCertificate } from "#lib/domain/documents/downloading/kept-certificates.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

export const GET = defineUserFile<{ documentId: string }>(async (context, { documentId }) =>
	downloadResponse(await downloadKeptCertificate(context, { documentId })),
);
