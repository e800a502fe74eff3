import { expect, it } from "vitest";
import { signingEn } from "#lib/i18n/signing/en.ts";
import { signingFr } from "#lib/i18n/signing/fr.ts";
import { dateHint } from "./date-hint.ts";

it.each([
	["dd/MM/yyyy", "dd/mm/yyyy", "jj/mm/aaaa"],
	["yyyy, MMM dd", "yyyy, mmm dd", "aaaa, mmm jj"],
] as const)("%s is asked for as %s and %s", (format, english, french) => {
	expect(dateHint(format, signingEn)).toBe(english);
	expect(dateHint(format, signingFr)).toBe(french);
});
