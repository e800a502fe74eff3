import { bulkAnswer, bulkRequest } from "#lib/http/pages/bulk-documents.ts";
import { defineDeskCall } from "#lib/http/pages/define-editor-route.ts";
import { readerLocale } from "#lib/http/pages/page-locale.ts";

export const POST = defineDeskCall(bulkRequest, async (user, _, input) =>
	bulkAnswer(user, input, await readerLocale()),
);
