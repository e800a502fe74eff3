import { getDocumentVersion } from "#lib/domain/documents/viewing/document-version.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

/** For a page that waits: has anything happened? */
export const GET = defineUserFile<{ documentId: string }>(async (context, { documentId }) =>
	Response.json(
		{ version: await getDocumentVersion(context, { documentId }) },
		{ headers: { "Cache-Control": "no-store" } },
	),
);
