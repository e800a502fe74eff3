import { openSigningDownload } from "#lib/domain/signing/open-signing-files.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { downloadResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineSigningFile(async (context) => downloadResponse(await openSigningDownload(context)));
