import { z } from "zod";
import { applyCorrection } from "#lib/domain/drafts/correcting/apply-correction.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

/** Refused parts come as `errors`, as of Send, or as `conflicts` with the document as it is by now. */
export const POST = defineDeskCall(z.strictObject({ version: z.int().min(1) }), (context, { documentId }, input) =>
	applyCorrection(context, { documentId, ...input }),
);
