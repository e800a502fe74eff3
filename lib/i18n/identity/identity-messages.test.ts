import { expect, it } from "vitest";
import { identityEn } from "./en.ts";
import { identityFr } from "./fr.ts";

function texts(node: unknown, path = ""): [string, string][] {
	if (typeof node === "string") return [[path, node]];
	return Object.entries(node as object).flatMap(([key, inner]) => texts(inner, `${path}.${key}`));
}

const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
const french = new Map(texts(identityFr));

it.each(texts(identityEn))("%s is in French too, with the same places", (path, english) => {
	expect(french.get(path)).not.toBe(english);
	expect(places(french.get(path) ?? "")).toEqual(places(english));
});
