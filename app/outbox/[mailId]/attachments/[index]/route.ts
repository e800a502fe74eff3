import { downloadMailAttachment } from "#lib/domain/delivery/outbox/view-outbox-mail.ts";
import { downloadResponse } from "#lib/http/answering/download-response.ts";
import { defineUserFile } from "#lib/http/pages/define-user-file.ts";

export const GET = defineUserFile<{ mailId: string; index: string }>(async (context, { mailId, index }) =>
	downloadResponse(await downloadMailAttachment(context, { mailId, index: Number(index) })),
);
