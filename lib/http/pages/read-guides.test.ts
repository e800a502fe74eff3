import { readdirSync } from "node:fs";
import { lexer } from "marked";
import { describe, expect, it } from "vitest";
import { headingId, plainText } from "#lib/contract/guides/guide.ts";
import { readGuides } from "./read-guides.ts";

const guides = readGuides();

describe("guides", () => {
	it("are all in the list, with a group and what they cover", () => {
		const files = readdirSync("lib/guides").filter((name) => name.endsWith(".md"));
		const slugs = files.map((name) => name.replace(/\.md$/, "")).filter((name) => name !== "README");
		expect(guides.map(({ slug }) => slug).toSorted()).toEqual(slugs.toSorted());
		expect(guides.filter(({ group, about, title }) => !group || !about || !title)).toEqual([]);
	});

	it("link only to sections that exist", () => {
		const anchors = new Set(
			guides.flatMap(({ slug, sections }) =>
				["", ...sections.map(({ id }) => `#${id}`)].map((id) => `${slug}.md${id}`),
			),
		);
		const links = guides.flatMap((guide) =>
			linksIn(guide.tokens).map((href) => (href.startsWith("#") ? `${guide.slug}.md${href}` : href)),
		);
		const ours = links.filter((href) => /^[a-z-]+\.md/.test(href));
		expect(ours.length).toBeGreaterThanOrEqual(5);
		expect(ours.filter((href) => !anchors.has(href))).toEqual([]);
	});
});

/** Every link in the tokens, at any depth. */
function linksIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(linksIn);
	if (typeof value !== "object" || value === null) return [];
	const own = "type" in value && value.type === "link" && "href" in value ? [String(value.href)] : [];
	return [...own, ...Object.values(value).flatMap(linksIn)];
}

it.each([
	["Your own Postgres and several machines", "your-own-postgres-and-several-machines"],
	["`/verify`: what it checks", "verify-what-it-checks"],
	["Word, Excel and PowerPoint files", "word-excel-and-powerpoint-files"],
	["Élodie’s café", "élodies-café"],
])("a heading %s has the ID %s", (heading, id) => {
	expect(headingId(heading)).toBe(id);
});

it("plain text is what a reader sees", () => {
	const [paragraph] = lexer("See **all** of [`npm start`](install.md#from-source).");
	expect(paragraph && plainText(paragraph)).toBe("See all of npm start.");
});
