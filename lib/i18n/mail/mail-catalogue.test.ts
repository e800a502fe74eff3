import { describe, expect, it } from "vitest";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { mailCatalogue } from "./mail-catalogue.ts";

function entries(value: object, path = ""): [path: string, entry: unknown][] {
	return Object.entries(value).flatMap(([key, entry]): [string, unknown][] =>
		typeof entry === "object" ? entries(entry, `${path}${key}.`) : [[`${path}${key}`, entry]],
	);
}

describe("mail catalogues", () => {
	it("fall back to English", () => {
		expect(mailCatalogue("FR")).toBe(fr);
		expect(mailCatalogue("JA")).toBe(en);
	});

	it("leave nothing untranslated", () => {
		const french = new Map(entries(fr));
		for (const [path, entry] of entries(en)) {
			expect(typeof french.get(path), path).toBe(typeof entry);
			if (typeof entry === "string") expect(french.get(path), path).not.toBe(entry);
		}
	});

	it("set French punctuation with spaces that do not break", () => {
		for (const [path, entry] of entries(fr)) {
			const words = typeof entry === "function" ? String(entry("sign", "A", "B", "C")) : String(entry);
			expect(words, path).not.toMatch(/[^\u00a0\u202f/][:;?!»]|«[^\u00a0]| [:;?!»]|'/);
		}
	});
});
