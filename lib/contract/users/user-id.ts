import { requiredText } from "#lib/contract/shape-values.ts";

/** The id of a user or team in a request. Whether it is one is decided where it is looked up: unknown is unknown. */
export const userId = requiredText(200);
export const teamId = requiredText(200);
