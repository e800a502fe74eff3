import { requiredText } from "../values.ts";

/** A team's name, without the blanks around it (wire.md section 4 "Sizes"). */
export const teamName = requiredText(255).transform((name) => name.trim());
