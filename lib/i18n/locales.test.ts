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

/** The texts of a language’s messages, without what is put into them. */
function textsOf(language: string): string[] {
	const folder = `${import.meta.dirname}/messages/${language}`;
	return readdirSync(folder)
		.flatMap((file) => readFileSync(`${folder}/${file}`, "utf8").match(/: "(?:[^"\\]|\\.)*"/g) ?? [])
		.map((text) => text.replace(/\{\w+[},]|\w+ (?=\{)/g, ""));
}

describe("messages", () => {
	it.each([
		["en", /e-mail/i],
		["fr", /\b(?:email|courriel|(?<!e-\u2060?)mail)s?\b/i],
	])("spell one word one way (%s)", (language, other) => {
		const texts = textsOf(language);
		expect(texts.length).toBeGreaterThan(4_000);
		expect(texts.filter((text) => other.test(text))).toEqual([]);
	});
});
