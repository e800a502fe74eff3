import { openSigningPageImage } from "#lib/domain/signing/open-signing-files.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { pageImageResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineSigningFile(async (context, { page }) =>
	pageImageResponse(await openSigningPageImage(context, Number(page))),
);
