import { expect, it } from "vitest";
import { LOCALES } from "#lib/i18n/locales.ts";
import { letterDateFormat } from "./locale-date-format.ts";

/** Those whose words for a day begin with the month, or with the year before it. */
const MONTH_FIRST = ["EN", "JA", "ZH_CN", "ZH_TW", "KO", "Default"];

it.each(LOCALES)("writes a day with the month in letters as %s does", (locale) => {
	expect(letterDateFormat(locale)).toBe(MONTH_FIRST.includes(locale) ? "MMM d, yyyy" : "d MMM yyyy");
});

it.each([
	["en-GB", "d MMM yyyy"],
	["en-US", "MMM d, yyyy"],
	["fr-CA", "d MMM yyyy"],
	["ar-EG", "d MMM yyyy"],
	["", "MMM d, yyyy"],
	["not a tag", "MMM d, yyyy"],
	["xx-!!", "MMM d, yyyy"],
])("%s is written as %s", (tag, format) => {
	expect(letterDateFormat(tag)).toBe(format);
});
