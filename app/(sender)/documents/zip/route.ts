import { downloadDocuments } from "#lib/domain/documents/downloading/download-documents.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { pageWords } from "../../../page-words.tsx";

/** Several documents in one file; their ids stand in the address, with commas between them. */
export const GET = defineUserFile(async (context, _, request) => {
	const documentIds = (new URL(request.url).searchParams.get("ids") ?? "").split(",").filter((id) => id !== "");
	const { documents, list } = await pageWords();
	return downloadResponse(await downloadDocuments(context, { documentIds, name: documents.title, missing: list.zip }));
});
