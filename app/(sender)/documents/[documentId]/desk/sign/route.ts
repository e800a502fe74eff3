import { z } from "zod";
import { openOwnSigning } from "#lib/domain/documents/asking/open-own-signing.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";

export const POST = defineDeskCall(z.strictObject({}), (context, { documentId }) =>
	openOwnSigning(context, { documentId }),
);
