import { viewSenderPageOverlay } from "#lib/domain/documents/pages/open-sender-page-image.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ documentId: string; page: string }>(
	async (context, { documentId, page }, request) =>
		shownResponse(request, await viewSenderPageOverlay(context, { documentId, page: Number(page) })),
);
