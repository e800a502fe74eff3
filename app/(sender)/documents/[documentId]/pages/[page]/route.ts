import { openSenderPageImage } from "#lib/domain/documents/open-sender-page-image.ts";
import { defineUserFile } from "#lib/http/define-user-file.ts";
import { pageImageResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ documentId: string; page: string }>(async (context, { documentId, page }) =>
	pageImageResponse(await openSenderPageImage(context, { documentId, page: Number(page) })),
);
