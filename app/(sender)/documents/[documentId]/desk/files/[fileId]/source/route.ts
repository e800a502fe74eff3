import { viewDraftSource } from "#lib/domain/drafts/editing/view-draft-file.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { leftOutIn } from "#lib/http/pages/editor-query.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ documentId: string; fileId: string }>(async (context, file, request) =>
	shownResponse(request, await viewDraftSource(context, { ...file, leftOut: leftOutIn(request) })),
);
