import { downloadExport } from "#lib/domain/exports/download-export.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

/** The export of everything, for whoever asked for it. */
export const GET = defineUserFile<{ exportId: string }>(async (context, { exportId }) =>
	downloadResponse(await downloadExport(context, { exportId })),
);
