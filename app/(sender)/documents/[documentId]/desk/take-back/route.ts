import { z } from "zod";
import { takeBackConflicts } from "#lib/domain/drafts/correcting/take-back-conflicts.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

/** Takes back what of a correction the document does not take any more: a step, which the desk gets like any other. */
export const POST = defineDeskCall(z.strictObject({ version: z.int().min(1) }), (context, { documentId }, input) =>
	takeBackConflicts(context, { documentId, ...input }),
);
