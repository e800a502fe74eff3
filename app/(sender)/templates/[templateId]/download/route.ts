import { downloadTemplate } from "#lib/domain/templates/download-template.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

export const GET = defineUserFile<{ templateId: string }>(async (context, { templateId }) =>
	downloadResponse(await downloadTemplate(context, { templateId, includeFormFieldValues: true })),
);
