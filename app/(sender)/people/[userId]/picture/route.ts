import { openPicture } from "#lib/domain/portraits/open-picture.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

/** The address changes with the picture. */
const KEPT = "private, max-age=86400";

export const GET = defineUserFile<{ userId: string }>(async (context, { userId }, request) =>
	shownResponse(request, await openPicture(context, { userId }), KEPT),
);
