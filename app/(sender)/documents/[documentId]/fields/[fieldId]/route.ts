import { viewFieldPicture } from "#lib/domain/documents/viewing/view-document-parts.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ documentId: string; fieldId: string }>(async (context, params, request) =>
	shownResponse(request, await viewFieldPicture(context, params)),
);
