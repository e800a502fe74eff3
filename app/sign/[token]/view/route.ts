import { openSigningDownload } from "#lib/domain/signing/open-signing-files.ts";
import { downloadResponse, inlinePdfResponse } from "#lib/http/answering/download-response.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { limitSignerDownloads } from "#lib/http/signing/limit-signer.ts";

/** The document to look at; what a browser cannot show as a page of its own is handed out. */
export const GET = defineSigningFile(async (context) => {
	const file = await openSigningDownload(context);
	return file.mediaType === "application/pdf" ? inlinePdfResponse(file) : downloadResponse(file);
}, limitSignerDownloads);
