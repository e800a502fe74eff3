import { findFieldFile } from "#lib/domain/signing/open-signing-files.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineSigningFile(async (context, { field }, request) => {
	const { picture, download } = await findFieldFile(context, field ?? "");
	return picture ? shownResponse(request, picture) : downloadResponse(await download());
});
