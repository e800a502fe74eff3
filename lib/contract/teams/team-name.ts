import { requiredText } from "#lib/contract/shape-values.ts";

/** A team's name, without the blanks around it (lib/contract/README.md "Sizes"). */
export const teamName = requiredText(255).transform((name) => name.trim());
