import { describe, expect, it } from "vitest";
import { messages } from "#lib/i18n/generated/brands.js";
import { brandProblems } from "./brand-problems.ts";
import { type BrandValues, NEW_BRAND_VALUES } from "./brand-values.ts";

const NOW_MS = Date.parse("2026-02-14T09:00:00Z");
const YESTERDAY = NOW_MS / 1000 - 86_400;
const named: BrandValues = { ...NEW_BRAND_VALUES, brandName: "Harbour" };
const passed: BrandValues = { ...named, expiryDateType: "SpecificDateTime", expiryValue: YESTERDAY };

const problemsOf = (saved: BrandValues, changes: Partial<BrandValues>) =>
	brandProblems({ ...saved, ...changes }, saved, messages.EN, NOW_MS);

describe("what cannot be saved of a brand", () => {
	const cases: [string, BrandValues, Partial<BrandValues>, object][] = [
		["nothing", named, { buttonColor: "navy" }, {}],
		["no name", named, { brandName: " " }, { brandName: messages.EN.name.missing }],
		["a day that has passed", named, passed, { expiryValue: messages.EN.documents.dayWrong }],
		["another such day", passed, { expiryValue: YESTERDAY - 60 }, { expiryValue: messages.EN.documents.dayWrong }],
		["not the day that has passed since it was saved", passed, { buttonColor: "navy" }, {}],
	];
	it.each(cases)("is %s", (_, saved, changes, problems) => {
		expect(problemsOf(saved, changes)).toEqual(problems);
	});
});
