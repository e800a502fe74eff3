import { openSigningDownload } from "#lib/domain/signing/open-signing-files.ts";
import { downloadResponse, inlinePdfResponse } from "#lib/http/answering/download-response.ts";
import { defineSigningDownload } from "#lib/http/signing/define-download-route.ts";

/** The document to look at; a browser saves what it can’t show as a page of its own. */
export const POST = defineSigningDownload(async (context) => {
	const file = await openSigningDownload(context);
	return file.mediaType === "application/pdf" ? inlinePdfResponse(file) : downloadResponse(file);
});
