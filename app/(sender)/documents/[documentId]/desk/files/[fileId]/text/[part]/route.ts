import { viewDraftText } from "#lib/domain/drafts/editing/view-draft-file.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { leftOutIn } from "#lib/http/pages/editor-query.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ documentId: string; fileId: string; part: string }>(
	async (context, { part, ...file }, request) =>
		shownResponse(request, await viewDraftText(context, { ...file, leftOut: leftOutIn(request), part: Number(part) })),
);
