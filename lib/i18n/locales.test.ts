import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { catalogueLocale, intlLocale, LOCALES, spokenLocale, textDirection } from "./locales.ts";

describe("locales", () => {
	it.each([
		["EN", "EN"],
		["FR", "FR"],
		["fr", "FR"],
		["fr-CA", "FR"],
		["DE", "EN"],
		["ZH_CN", "EN"],
		["Default", "EN"],
		["", "EN"],
		["constructor", "EN"],
	])("%s reads the %s catalogue", (locale, catalogue) => {
		expect(catalogueLocale(locale)).toBe(catalogue);
	});

	it.each([
		[["fr-CA", "en"], "FR"],
		[["de-DE", "fr", "en"], "FR"],
		[["en-GB", "fr"], "EN"],
		[["ja"], "EN"],
		[[], "EN"],
	])("whoever speaks %j reads %s", (languages, locale) => {
		expect(spokenLocale(languages)).toBe(locale);
	});

	it("gives every literal a tag that Intl knows and a direction", () => {
		for (const locale of LOCALES) {
			expect(Intl.getCanonicalLocales(intlLocale(locale))).toEqual([intlLocale(locale)]);
			expect(textDirection(locale)).toBe("ltr");
		}
	});
});

/** The words of a language's catalogues: text in quotes, without what is put into it. */
function wordsOf(language: string): string[] {
	const files = readdirSync(import.meta.dirname, { recursive: true, encoding: "utf8" });
	return files
		.filter((file) => file.endsWith(`/${language}.ts`))
		.flatMap((file) => readFileSync(`${import.meta.dirname}/${file}`, "utf8").match(/"[^"\n]*"|`[^`]*`/g) ?? [])
		.filter((text) => !text.includes("#lib/") && !text.startsWith('"./'))
		.map((text) => text.replace(/\$?\{[^}]*\}/g, ""));
}

describe("catalogues", () => {
	it.each([
		["en", /e-mail/i],
		["fr", /\b(?:email|courriel|(?<!e-)mail)s?\b/i],
	])("spell one word one way (%s)", (language, other) => {
		const words = wordsOf(language);
		expect(words.length).toBeGreaterThan(300);
		expect(words.filter((text) => other.test(text) && /\s/.test(text))).toEqual([]);
	});
});
