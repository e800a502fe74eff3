import { requiredText } from "#lib/contract/shape-values.ts";

/** The id of a document in a query. Whether it is one is decided where it is looked up: unknown is unknown. */
export const documentId = requiredText(200);
