import { describe, expect, it } from "vitest";
import { consentText } from "./consent.ts";
import { signingEn } from "./en.ts";
import { fill } from "./fill.ts";
import { signingFr } from "./fr.ts";

function texts(node: unknown, path = ""): [string, string][] {
	if (typeof node === "string") return [[path, node]];
	return Object.entries(node as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const places = (text: string) => [...text.matchAll(/\{\w+\}|#/g)].map(([place]) => place).sort();

describe("the French words of the signing page", () => {
	const french = new Map(texts(signingFr));
	// French says "un" where English may say "#", so plural forms are compared by their other form.
	it.each(texts(signingEn).filter(([path]) => !path.endsWith(".one")))("%s has the same places", (path, english) => {
		expect(places(french.get(path) ?? "")).toEqual(places(english));
	});

	it("are not left in English", () => {
		const same = texts(signingEn).filter(([path, english]) => french.get(path) === english);
		const words = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}+/gu) ?? [];
		expect(same.filter(([, text]) => words(text).length > 2)).toEqual([]);
	});

	it("include the consent", () => {
		expect(consentText("FR").paragraphs).toHaveLength(consentText("EN").paragraphs.length);
		expect(consentText("JA").paragraphs).toEqual(consentText("EN").paragraphs);
	});
});

it("a message's places are filled, and one without a value stays visible", () => {
	expect(fill("{a} of {b}", { a: 1 })).toBe("1 of {b}");
});
