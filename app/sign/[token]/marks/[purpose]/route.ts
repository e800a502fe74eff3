import { openOwnMark } from "#lib/domain/signing/open-signing-files.ts";
import { defineSigningFile } from "#lib/http/signing/define-signing-route.ts";
import { inlineResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineSigningFile(async (context, { purpose }) =>
	inlineResponse(await openOwnMark(context, purpose === "initials" ? "initials" : "signature")),
);
