import { openSigningDownload } from "#lib/domain/signing/open-signing-files.ts";
import { downloadResponse } from "#lib/http/download-response.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";

export const GET = defineSigningFile(async (context) => downloadResponse(await openSigningDownload(context)));
