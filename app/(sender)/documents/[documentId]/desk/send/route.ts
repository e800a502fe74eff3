import { z } from "zod";
import { sendFromDesk } from "#lib/domain/drafts/sending/send-from-editor.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

const body = z.strictObject({
	version: z.int().min(1),
	/** Unix seconds; null: at once. */
	sendAt: z.int().min(0).max(9_999_999_999).nullable(),
});

export const POST = defineDeskCall(body, (context, { documentId }, input) =>
	sendFromDesk(context, { documentId, ...input }),
);
