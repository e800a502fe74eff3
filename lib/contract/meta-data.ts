import { z } from "zod";
import { isLongerThan, wireText } from "#lib/fields/rules/text-rules.ts";
import { cutText } from "#lib/fields/values/cut-text.ts";

/** A caller's own pairs: at most 50, keys of 50 and values of 500 characters (lib/contract/README.md "Sizes"). */
export function metaData() {
	return optionalMetaData().transform((pairs): Record<string, string> => pairs ?? {});
}

/** The same, or null when nothing is said about them. */
export function optionalMetaData() {
	return z
		.record(z.string(), z.unknown())
		.nullish()
		.transform((pairs, context): Record<string, string> | null => {
			if (pairs === null || pairs === undefined) return null;
			const entries = Object.entries(pairs).filter(([, value]) => value !== null && value !== undefined);
			const refuse = (message: string) => context.addIssue({ code: "custom", message });
			if (entries.length > 50) refuse("must have at most 50 pairs.");
			for (const [key, value] of entries) {
				if (key.trim() === "") refuse("must not have an empty key.");
				if (isLongerThan(key, 50))
					refuse(`has a key that is too long: "${cutText(key, 60)}". Keys can have at most 50 characters.`);
				if (typeof value === "object")
					refuse(`has an object or list as the value of "${cutText(key, 60)}". Use text, a number or a boolean.`);
				else if (isLongerThan(String(value), 500))
					refuse(`has a value that is too long for "${key}". Values can have at most 500 characters.`);
			}
			return Object.fromEntries(entries.map(([key, value]) => [key, wireText(value)]));
		});
}
