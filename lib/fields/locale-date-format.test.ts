import { expect, it } from "vitest";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { localeDateFormat } from "./locale-date-format.ts";

const EXPECTED: Record<Locale, string> = {
	EN: "MM/dd/yyyy",
	NO: "dd-MM-yyyy",
	FR: "dd/MM/yyyy",
	DE: "dd-MM-yyyy",
	ES: "dd/MM/yyyy",
	BG: "dd-MM-yyyy",
	CS: "dd-MM-yyyy",
	DA: "dd-MM-yyyy",
	IT: "dd/MM/yyyy",
	NL: "dd-MM-yyyy",
	PL: "dd-MM-yyyy",
	PT: "dd/MM/yyyy",
	RO: "dd-MM-yyyy",
	RU: "dd-MM-yyyy",
	SV: "yyyy-MM-dd",
	JA: "yyyy/MM/dd",
	TH: "dd/MM/yyyy",
	ZH_CN: "yyyy/MM/dd",
	ZH_TW: "yyyy/MM/dd",
	KO: "yyyy-MM-dd",
	Default: "MM/dd/yyyy",
};

it.each(LOCALES)("writes days as %s does", (locale) => {
	expect(localeDateFormat(locale)).toBe(EXPECTED[locale]);
});

it.each([
	["en-GB", "dd/MM/yyyy"],
	["en-CA", "yyyy-MM-dd"],
	["fr-CA", "yyyy-MM-dd"],
	["fr-FR", "dd/MM/yyyy"],
	["de-CH", "dd-MM-yyyy"],
	["fa-IR", "yyyy/MM/dd"],
	["ar-EG", "dd/MM/yyyy"],
	["", "MM/dd/yyyy"],
	["not a tag", "MM/dd/yyyy"],
	["xx-!!", "MM/dd/yyyy"],
])("a browser of %s begins with %s", (tag, format) => {
	expect(localeDateFormat(tag)).toBe(format);
});
