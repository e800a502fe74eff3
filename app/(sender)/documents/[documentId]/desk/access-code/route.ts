import { z } from "zod";
import { setDraftAccessCode } from "#lib/domain/drafts/editing/set-draft-access-code.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

const request = z.strictObject({ recipientId: z.uuid(), accessCode: z.string().max(200) });

/** Apart from the draft's steps, which are kept and sent to every desk. */
export const POST = defineDeskCall(request, async (context, { documentId }, input) => {
	await setDraftAccessCode(context, { documentId, ...input });
	return {};
});
