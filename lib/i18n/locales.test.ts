import { describe, expect, it } from "vitest";
import { catalogueLocale, intlLocale, LOCALES, textDirection } from "./locales.ts";

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

	it("gives every literal a tag that Intl knows and a direction", () => {
		for (const locale of LOCALES) {
			expect(Intl.getCanonicalLocales(intlLocale(locale))).toEqual([intlLocale(locale)]);
			expect(textDirection(locale)).toBe("ltr");
		}
	});
});
