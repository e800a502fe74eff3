import { requiredText } from "#lib/contract/shape-values.ts";

/** Whether there is such a template is decided where it is looked up. */
export const templateId = requiredText(200);
