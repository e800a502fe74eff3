import { optionalEmail } from "#lib/contract/shape-values.ts";

/** The address of the sender identity in whose name a document is sent, or was: then it must be that one. */
export const onBehalfOf = optionalEmail();
