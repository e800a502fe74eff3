import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { OPERATIONS, type OperationId } from "#lib/contract/operations.ts";
import { MOVED_CHAPTERS, RESOURCES, resourcePath } from "#lib/contract/reference/resources.ts";
import { readGuides } from "./read-guides.ts";
import { readReference } from "./read-reference.ts";

const reference = readReference();
const pages = [...reference, ...readGuides()];
const addresses = new Set(
	pages.flatMap(({ path, sections }) => sections.map(({ id }) => (id ? `${path}#${id}` : path))),
);

describe("the reference", () => {
	it("lists every file, with a group and what it covers", () => {
		const files = readdirSync("lib/reference").map((name) => name.replace(/\.md$/, ""));
		expect(["README", ...reference.map(({ slug }) => slug)].toSorted()).toEqual(files.toSorted());
		expect(reference.filter(({ group, about, title }) => !group || !about || !title)).toEqual([]);
	});

	it("describes every operation once", () => {
		const ids = reference.flatMap(({ operations }) => operations.map(({ id }) => id));
		expect(ids.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
		expect(Object.keys(RESOURCES).filter((slug) => !reference.some((page) => page.slug === slug))).toEqual([]);
	});

	it("leaves no comment of its text unfilled", () => {
		expect(JSON.stringify(reference).match(/<!--[^>]*/g) ?? []).toEqual([]);
		expect(reference.flatMap(({ tokens }) => tokens).filter(({ type }) => type === "html")).toEqual([]);
	});

	it("links only to pages and sections that exist", () => {
		const links = pages.flatMap(({ path, tokens }) =>
			linksIn(tokens)
				.map((href) => (href.startsWith("#") ? path + href : href))
				.filter((href) => href.startsWith("/docs")),
		);
		expect(links.length).toBeGreaterThan(20);
		const known = (href: string) => addresses.has(href) || href === "/docs/guides";
		expect(links.filter((href) => !known(href))).toEqual([]);
	});

	it("has no two places with the same address, nor do guides", () => {
		const repeated = pages.filter(({ sections }) => {
			const ids = sections.flatMap(({ id, rows }) => [id, ...rows.map((row) => row.id)]);
			return new Set(ids).size < ids.length;
		});
		expect(repeated.map(({ path }) => path)).toEqual([]);
	});

	it("leads on from the anchors of the former one page", () => {
		const moved = Object.values(MOVED_CHAPTERS).map((page) => `/docs/api/${page}`);
		const targets = [...moved, ...(Object.keys(OPERATIONS) as OperationId[]).map(resourcePath)];
		expect(targets.filter((href) => !addresses.has(href))).toEqual([]);
	});
});

/** Every link in the tokens, at any depth. */
function linksIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(linksIn);
	if (typeof value !== "object" || value === null) return [];
	const own = "type" in value && value.type === "link" && "href" in value ? [String(value.href)] : [];
	return [...own, ...Object.values(value).flatMap(linksIn)];
}
