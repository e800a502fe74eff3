import { viewSigningSource } from "#lib/domain/signing/open-signing-files.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineSigningFile(async (context, { file }, request) =>
	shownResponse(request, await viewSigningSource(context, Number(file))),
);
