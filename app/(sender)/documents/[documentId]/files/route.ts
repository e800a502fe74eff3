import { listDocumentFiles } from "#lib/domain/documents/downloading/list-document-files.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

/** What of a document can be downloaded, for the dialog of its files. */
export const GET = defineUserFile<{ documentId: string }>(async (context, { documentId }) => {
	const found = await listDocumentFiles(context, { documentId });
	return Response.json(found, { headers: { "Cache-Control": "no-store" } });
});
