import { describe, expect, it } from "vitest";
import { workplaceMessages } from "./workplace-messages.ts";

function texts(node: unknown, path = ""): [string, string][] {
	if (typeof node === "string") return [[path, node]];
	return Object.entries(node as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const places = (text: string) => [...text.matchAll(/\{\w+\}|#/g)].map(([place]) => place).sort();
const english = texts(workplaceMessages("EN"));
const french = new Map(texts(workplaceMessages("FR")));

describe("the French words of the workplace", () => {
	it("have the same places", () => {
		// English says "1" where French may say "un", so plural forms are compared by their other form.
		const compared = english.filter(([path]) => !path.endsWith(".one"));
		const other = compared.filter(([path, text]) => places(french.get(path) ?? "").join() !== places(text).join());
		expect(other).toEqual([]);
	});

	it("are not left in English", () => {
		const same = english.filter(([path, text]) => french.get(path) === text);
		const words = (text: string) => text.replace(/\{\w+\}/g, "").match(/\p{L}+/gu) ?? [];
		expect(same.filter(([, text]) => words(text).length > 2)).toEqual([]);
	});

	it("keep their punctuation with the word before it by a narrow space that does not break", () => {
		const wrong = [...french].filter(([, text]) => /[ \u00a0][:;?!»]|«[ \u00a0]|\p{L}[;?!»]/u.test(text));
		expect(wrong).toEqual([]);
	});
});
