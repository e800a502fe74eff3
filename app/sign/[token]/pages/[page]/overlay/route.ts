import { viewSigningPageOverlay } from "#lib/domain/signing/open-signing-files.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineSigningFile(async (context, { page }, request) =>
	shownResponse(request, await viewSigningPageOverlay(context, Number(page))),
);
