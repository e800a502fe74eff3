import { downloadMailAttachment } from "#lib/domain/delivery/outbox/view-outbox-mail.ts";
import { defineUserFile } from "#lib/http/define-user-file.ts";
import { downloadResponse } from "#lib/http/download-response.ts";

export const GET = defineUserFile<{ mailId: string; index: string }>(async (context, { mailId, index }) =>
	downloadResponse(await downloadMailAttachment(context, { mailId, index: Number(index) })),
);
