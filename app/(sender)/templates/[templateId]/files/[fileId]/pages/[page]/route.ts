import { openTemplatePage } from "#lib/domain/templates/open-template-page.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ templateId: string; fileId: string; page: string }>(
	async (context, { templateId, fileId, page }, request) =>
		shownResponse(request, await openTemplatePage(context, { templateId, fileId, page: Number(page) })),
);
