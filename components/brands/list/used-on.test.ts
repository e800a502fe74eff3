import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inWords } from "#components/documents/page/testing/in-words.ts";
import { UsedOn } from "./used-on.tsx";

function written(counts: { documents: number; fields: number; identities: number }, locale: "EN" | "FR") {
	return renderToStaticMarkup(inWords(createElement(UsedOn, { brandId: "b1", counts }), locale));
}

it("where a brand is used leads to its documents and to its fields", () => {
	const page = written({ documents: 2, fields: 1, identities: 3 }, "EN");
	expect(page.replaceAll(/<[^>]+>/g, "")).toBe("Used by 2 documents, 1 field, and 3 sender identities");
	const links = [...page.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]*)</g)].map(([, href, text]) => [text, href]);
	expect(links).toEqual([
		["2 documents", "/documents?brand=b1"],
		["1 field", "/settings/custom-fields?brand=b1"],
	]);
});

it.each([
	["EN", { documents: 0, fields: 0, identities: 0 }, "Not used yet"],
	["FR", { documents: 1, fields: 2, identities: 0 }, "Utilisée par 1 document et 2 champs"],
] as const)("in %s it says the places there are", (locale, counts, said) => {
	expect(written(counts, locale).replaceAll(/<[^>]+>/g, "")).toBe(said);
});
