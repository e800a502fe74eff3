import { openSigningDownload } from "#lib/domain/signing/open-signing-files.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { limitSignerDownloads } from "#lib/http/signing/limit-signer.ts";

export const GET = defineSigningFile(
	async (context) => downloadResponse(await openSigningDownload(context)),
	limitSignerDownloads,
);
