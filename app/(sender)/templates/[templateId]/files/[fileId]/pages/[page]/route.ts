import { askedWidthPx } from "#lib/contract/page-picture.ts";
import { viewTemplatePage } from "#lib/domain/templates/view-template-page.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { leftOutIn } from "#lib/http/pages/editor-query.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ templateId: string; fileId: string; page: string }>(
	async (context, { page, ...file }, request) => {
		const asked = { page: Number(page), askedWidthPx: askedWidthPx(new URL(request.url).searchParams) };
		const shown = { ...file, ...asked, leftOut: leftOutIn(request) };
		return shownResponse(request, await viewTemplatePage(context, shown));
	},
);
