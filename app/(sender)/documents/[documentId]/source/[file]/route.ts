import { viewDocumentSource } from "#lib/domain/documents/viewing/view-document-parts.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ documentId: string; file: string }>(
	async (context, { documentId, file }, request) =>
		shownResponse(request, await viewDocumentSource(context, { documentId, file: Number(file) })),
);
