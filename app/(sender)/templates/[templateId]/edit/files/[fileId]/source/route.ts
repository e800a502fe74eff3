import { viewTemplateSource } from "#lib/domain/templates/editing/view-edited-file.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";
import { leftOutIn } from "#lib/http/pages/editor-query.ts";
import { shownResponse } from "#lib/http/signing/file-response.ts";

export const GET = defineUserFile<{ templateId: string; fileId: string }>(async (context, file, request) =>
	shownResponse(request, await viewTemplateSource(context, { ...file, leftOut: leftOutIn(request) })),
);
