import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ListView } from "#lib/contract/documents/listing/list-view.ts";
import { listView } from "#lib/testing/list-view.ts";
import { inWords } from "../page/testing/in-words.ts";
import { DocumentListEmpty } from "./document-list-empty.tsx";

/** The ways out of an empty list: what each says, and where it leads. */
function waysOut(view: Partial<ListView>, isPastEnd = false): [string, string][] {
	const sendSample = () => Promise.reject(new Error("not pressed"));
	const empty = createElement(DocumentListEmpty, { view: listView(view), isPastEnd, sendSample });
	const links = renderToStaticMarkup(inWords(empty, "EN")).matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g);
	return [...links].map(([, href = "", text = ""]) => [text.replaceAll(/<[^>]+>/g, ""), href.replaceAll("&amp;", "&")]);
}

const drafts = "/documents?filter=drafts";

it.each<[string, Partial<ListView>, [string, string][]]>([
	["a search", { search: "elm" }, [["Clear search", "/documents"]]],
	[
		"a search within a tab",
		{ search: "elm", filter: "drafts" },
		[
			["Clear search", drafts],
			["Search all documents", "/documents?q=elm"],
		],
	],
	[
		"a search among what is filtered",
		{ search: "elm", filter: "drafts", label: "north" },
		[
			["Clear filters", `${drafts}&q=elm`],
			["Clear search", `${drafts}&label=north`],
			["Search all documents", "/documents?q=elm"],
		],
	],
	["filters", { filter: "drafts", days: "7", sort: "title" }, [["Clear filters", `${drafts}&sort=title`]]],
])("what %s leaves empty has a way back that takes only that away", (_, view, ways) => {
	expect(waysOut(view)).toEqual(ways);
});

it("behind the last page of a search one is led to its first", () => {
	expect(waysOut({ search: "elm" }, true).map(([, href]) => href)).toEqual(["/documents?q=elm"]);
});
