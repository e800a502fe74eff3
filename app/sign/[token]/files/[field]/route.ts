import { openFieldFile } from "#lib/domain/signing/open-signing-files.ts";
import { downloadResponse } from "#lib/http/download-response.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { inlineResponse } from "#lib/http/signing/file-response.ts";

/** Pictures of ours are shown in the page; what people attach is only ever saved. */
const SHOWN = ["image/png", "image/jpeg"];

export const GET = defineSigningFile(async (context, { field }) => {
	const { download, isPicture } = await openFieldFile(context, field ?? "");
	return isPicture && SHOWN.includes(download.mediaType) ? inlineResponse(download) : downloadResponse(download);
});
