import { z } from "zod";
import { isPlainObject } from "./shape.ts";

/**
 * A key whose value was fixed when the document was sent: naming it again is refused, whatever it says
 * (lib/contract/README.md "Reminders").
 */
export function fixedAtSending() {
	return z
		.unknown()
		.optional()
		.superRefine((value, context) => {
			if (value === undefined || value === null) return;
			context.addIssue({ code: "custom", message: "can only be set when the document is sent." });
		});
}

/** Values that ask for nothing: a client that fills in all defaults means no more by them than by silence. */
function asksForNothing(value: unknown): boolean {
	if (value === undefined || value === null || value === false || value === "" || value === 0) return true;
	if (typeof value === "string") return /^\s*(?:false|none|null|0|\[\]|\{\})?\s*$/i.test(value);
	if (Array.isArray(value)) return value.every(asksForNothing);
	return isPlainObject(value) && Object.values(value).every(asksForNothing);
}

/**
 * A key that the public interface knows and this server does not act upon: silence about it would be a
 * lie, so it is refused by name (lib/contract/README.md "Keys"), unless its value asks for nothing.
 */
export function refused(message: string) {
	return z
		.unknown()
		.optional()
		.superRefine((value, context) => {
			if (!asksForNothing(value)) context.addIssue({ code: "custom", message });
		})
		.meta({ refused: message });
}
