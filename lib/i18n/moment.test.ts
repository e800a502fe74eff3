import { describe, expect, it } from "vitest";
import { acceptedLanguages, formatMoment, isTimeZone, readerTag, utcText } from "./moment.ts";

const at = new Date("2026-11-22T23:30:05Z");
const spaces = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

describe("a moment", () => {
	it.each([
		["en-US", "America/Los_Angeles", "November 22, 2026 at 3:30 PM PST"],
		["en-GB", "Europe/Paris", "23 November 2026 at 00:30 CET"],
		["fr-FR", "Europe/Paris", "23 novembre 2026 à 00:30 UTC+1"],
		["en-US", "Mars/Olympus", "November 22, 2026 at 11:30 PM UTC"],
	])("for %s in %s: %s", (tag, timeZone, expected) => {
		expect(spaces(formatMoment(at, { tag, timeZone }, "minute"))).toBe(expected);
	});

	it("is the same for everybody in UTC", () => {
		expect(utcText(at)).toBe("2026-11-22 23:30:05 UTC");
	});
});

describe("the tag of a reader", () => {
	it.each([
		["EN", ["en-GB", "en"], "en-GB"],
		["EN", ["en"], "en-US"],
		["EN", [], "en-US"],
		["EN", ["fr-FR", "en-US"], "en-GB"],
		["DE", ["de-DE"], "en-GB"],
		["FR", ["fr-CA"], "fr-CA"],
		["FR", ["en-US"], "fr-FR"],
		["EN", ["*"], "en-US"],
	])("among words in %s, for %o: %s", (locale, languages, tag) => {
		expect(readerTag(locale, languages)).toBe(tag);
	});

	it.each([
		["fr-FR,fr;q=0.9,en-US;q=0.8", ["fr-FR", "fr", "en-US"]],
		["en;q=0.5, de-CH", ["de-CH", "en"]],
		["", []],
		["<script>,x", []],
	])("is looked for in %s", (header, languages) => {
		expect(acceptedLanguages(header)).toEqual(languages);
	});
});

it.each([
	["Europe/Paris", true],
	["UTC", true],
	["+05:30", true],
	["Mars/Olympus", false],
	["", false],
])("%s is a zone: %s", (name, isOne) => {
	expect(isTimeZone(name)).toBe(isOne);
});
