import { z } from "zod";
import { cancelEditing } from "#lib/domain/drafts/correcting/cancel-editing.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

export const POST = defineDeskCall(z.strictObject({}), async (context, { documentId }) => {
	await cancelEditing(context, { documentId });
	return { documentId };
});
