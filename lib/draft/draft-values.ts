import { z } from "zod";
import { isLongerThan } from "#lib/fields/rules/text-rules.ts";
import { isOrderKey } from "./order-keys.ts";

/** The key of a thing in its collection: made by a client, and a key of objects and a name in the page. */
export const draftId = z.uuid();

/** Text of at most so many code points; NUL is none that a database can keep. */
export function text(maxLength: number) {
	return z
		.string()
		.check(({ value, issues }) => {
			if (!isLongerThan(value, maxLength)) return;
			const message = `must have at most ${maxLength} characters.`;
			issues.push({ code: "too_big", origin: "string", maximum: maxLength, input: value, message });
		})
		.refine((value) => !value.includes("\u0000"), "must not contain NUL.");
}

/** Every move between two neighbours may make a key a little longer; beyond this nobody moved it by hand. */
const MAX_ORDER_KEY = 500;
export const orderKey = z.string().min(1).max(MAX_ORDER_KEY).refine(isOrderKey, "must be an order key.");

/** A colour as fields have it. */
export const hexColor = z.string().regex(/^#[0-9a-f]{6}$/i);
