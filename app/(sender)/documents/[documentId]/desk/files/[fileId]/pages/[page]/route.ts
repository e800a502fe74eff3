import { askedWidthPx } from "#lib/contract/page-picture.ts";
import { viewDraftPage } from "#lib/domain/drafts/editing/view-draft-file.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { leftOutIn } from "#lib/http/pages/editor-query.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ documentId: string; fileId: string; page: string }>(
	async (context, { page, ...file }, request) =>
		shownResponse(
			request,
			await viewDraftPage(context, {
				...file,
				leftOut: leftOutIn(request),
				page: Number(page),
				askedWidthPx: askedWidthPx(new URL(request.url).searchParams),
			}),
		),
);
