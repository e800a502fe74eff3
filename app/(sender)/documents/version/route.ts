import { getListVersion } from "#lib/domain/documents/listing/get-list-version.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

/** For a list that looks for itself: has anything happened? */
export const GET = defineUserFile(async (context) =>
	Response.json({ version: await getListVersion(context) }, { headers: { "Cache-Control": "no-store" } }),
);
