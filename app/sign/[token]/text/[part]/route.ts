import { viewSigningText } from "#lib/domain/signing/open-signing-files.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

/** `part` is the file's place and the part of its text, both from 0: `0-2`. */
export const GET = defineSigningFile(async (context, { part = "" }, request) => {
	const [file, ofFile] = part.split("-").map(Number);
	return shownResponse(request, await viewSigningText(context, file ?? -1, ofFile ?? -1));
});
