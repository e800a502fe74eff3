import { expect, it } from "vitest";
import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import { dateHint } from "./date-hint.ts";

it.each([
	["dd/MM/yyyy", "dd/mm/yyyy", "jj/mm/aaaa"],
	["yyyy, MMM dd", "yyyy, mmm dd", "aaaa, mmm jj"],
] as const)("%s is asked for as %s and %s", (format, english, french) => {
	expect(dateHint(format, signingMessages("EN"))).toBe(english);
	expect(dateHint(format, signingMessages("FR"))).toBe(french);
});
