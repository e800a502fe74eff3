import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { inWords } from "../../page/testing/in-words.ts";
import { BulkBar } from "./bulk-bar.tsx";

const documents = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		id: `${index}`,
		title: "Lease",
		status: "InProgress",
		sealState: "None",
		senderId: "ada",
	}));

/** What the bar says of so many documents that are chosen, without the elements it stands in. */
function said(count: number, total: number | null): string {
	const bulk = { run: () => Promise.reject(new Error("not pressed")), running: null, result: null, forget: () => {} };
	const bar = createElement(BulkBar, {
		picked: documents(count),
		total: total === null ? null : { total, isMore: false },
		bulk,
		people: [],
		labels: [],
		onClear: () => {},
		pickPage: null,
		pickAll: null,
	});
	return renderToStaticMarkup(inWords(bar, "EN")).replaceAll(/<[^>]+>/g, " ");
}

it("offers a zip as far as one goes, and says why there is none beyond", () => {
	expect(said(100, null)).toContain("Download as ZIP");
	expect(said(100, null)).not.toContain("as a ZIP");
	expect(said(101, null)).not.toContain("Download as ZIP");
	expect(said(101, null)).toContain("You can download up to 100 documents as a ZIP.");
});

it("says how many of a list are not chosen", () => {
	expect(said(500, 1234)).toContain("500 of 1,234 selected. You can change up to 500 at a time.");
	expect(said(30, 30)).not.toContain("at a time");
});
