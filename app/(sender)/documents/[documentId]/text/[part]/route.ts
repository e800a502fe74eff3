import { viewDocumentText } from "#lib/domain/documents/viewing/view-document-parts.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

/** `part` is the file's place and the part of its text, both from 0: `0-2`. */
export const GET = defineUserFile<{ documentId: string; part: string }>(
	async (context, { documentId, part }, request) => {
		const [file = -1, ofFile = -1] = part.split("-").map(Number);
		return shownResponse(request, await viewDocumentText(context, { documentId, file, part: ofFile }));
	},
);
