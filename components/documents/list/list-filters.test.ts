import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { listView } from "#lib/testing/list-view.ts";
import { inWords } from "../page/testing/in-words.ts";
import { ListFilters, type Totals } from "./list-filters.tsx";

/** What is heard of the tabs: without what is only seen. */
function heard(totals: Totals, locale: "EN" | "FR"): string {
	const page = renderToStaticMarkup(inWords(createElement(ListFilters, { view: listView({}), totals }), locale));
	return page.replaceAll(/<(span|svg)[^>]*aria-hidden="true"[^>]*>.*?<\/\1>/g, "").replaceAll(/<[^>]+>/g, " ");
}

it.each([
	["EN", { mine: { count: 1, isMore: false } }, /Waiting for me\s+1 document\b(?!s)/],
	["EN", { completed: { count: 1_000, isMore: true } }, /Completed\s+more than 1,000 documents/],
	["FR", { drafts: { count: 3, isMore: false } }, /Brouillons\s+3 documents/],
] as ["EN" | "FR", Totals, RegExp][])("in %s the total of a tab is heard in words", (locale, totals, said) => {
	expect(heard(totals, locale)).toMatch(said);
});

it("of a tab without documents nothing is heard but its name", () => {
	expect(heard({ mine: { count: 0, isMore: false } }, "EN")).not.toMatch(/document/);
});
