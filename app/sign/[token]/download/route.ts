import { openSigningDownload } from "#lib/domain/signing/open-signing-files.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineSigningDownload } from "#lib/http/signing/define-download-route.ts";

export const POST = defineSigningDownload(async (context) => downloadResponse(await openSigningDownload(context)));
