import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, it } from "vitest";
import { citationsIn, commentsOf, headingsOf, pathsIn } from "./cited-pages.ts";

const root = process.cwd();
const SOURCES = /\.(?:tsx?|mjs|css|prisma|jsonc|yml)$|^Containerfile$/;

/** Files of ours that are here: git's list, without what is deleted and with what is new. */
const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
	cwd: root,
	encoding: "utf8",
})
	.split("\n")
	.filter((path) => (SOURCES.test(path) || path.endsWith(".md")) && existsSync(join(root, path)))
	.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const pages = files.filter(({ path }) => path.endsWith(".md"));

/** A citation is a path from the root, or in a page one from where the page lies. */
function isThere(page: string, from: string): boolean {
	return existsSync(join(root, page)) || existsSync(join(root, dirname(from), page));
}

function headingsIn(page: string, from: string): readonly string[] {
	const path = existsSync(join(root, page)) ? page : normalize(join(dirname(from), page));
	return headingsOf(readFileSync(join(root, path), "utf8"));
}

describe("what is cited", () => {
	it("is there, with the heading", () => {
		const cited = files.flatMap(({ path, text }) =>
			citationsIn(path.endsWith(".md") ? text : commentsOf(text)).map((citation) => ({ path, ...citation })),
		);
		expect(cited.length).toBeGreaterThan(60);
		const wrong = cited
			.filter(({ path, page, headings }) => {
				if (!isThere(page, path)) return true;
				const there = headingsIn(page, path);
				return headings.some((heading) => !there.includes(heading));
			})
			.map(({ path, page, headings }) => `${path} cites ${[page, ...headings].join(" · ")}`);
		expect(wrong).toEqual([]);
	});

	it("is a file or folder of ours where a comment or a page names one", () => {
		const wrong = files.flatMap(({ path, text }) =>
			pathsIn(path.endsWith(".md") ? text : commentsOf(text))
				.filter((named) => !isThere(named, path))
				.map((named) => `${path} names ${named}`),
		);
		expect(wrong).toEqual([]);
	});

	it("is linked to what is there", () => {
		const wrong = pages.flatMap(({ path, text }) =>
			[...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g)]
				.map(([, target = ""]) => target)
				.filter((target) => !isThere(target, path))
				.map((target) => `${path} links to ${target}`),
		);
		expect(wrong).toEqual([]);
	});
});

it("code names its language, and shell commands outside the guides, which are run, say why they’re not", () => {
	const wrong = pages.flatMap(({ path, text }) => {
		const blocks = [...text.matchAll(/^ *```(.*)\n[\s\S]*?^ *```$/gm)].map(([, info = ""]) => info);
		const isRun = path.startsWith("lib/guides/");
		return blocks.filter((info) => !info || (info === "sh" && !isRun)).map((info) => `${path}: \`\`\`${info}`);
	});
	expect(wrong).toEqual([]);
});

describe("reading citations", () => {
	it("finds a page with its headings, across the lines of a comment", () => {
		const comment = '/**\n * As the rule says (lib/x/README.md\n * "A rule" and "Other"), so\n */';
		expect(citationsIn(commentsOf(comment))).toEqual([{ page: "lib/x/README.md", headings: ["A rule", "Other"] }]);
	});

	it("takes no quotation behind a page for a heading when words stand between", () => {
		expect(citationsIn('see lib/README.md, which says "everything"')).toEqual([
			{ page: "lib/README.md", headings: [] },
		]);
	});

	it("looks at comments only", () => {
		expect(citationsIn(commentsOf('const page = "lib/none.md"; // see lib/README.md'))).toEqual([
			{ page: "lib/README.md", headings: [] },
		]);
		expect(commentsOf('const address = "https://example.com/a.md";').trim()).toBe("");
	});

	it("knows headings but not what stands in code", () => {
		expect(headingsOf("# One\n\n```\n# no\n```\n### Two\n")).toEqual(["One", "Two"]);
	});

	it("finds the paths that are named", () => {
		expect(pathsIn("see lib/http/limits/body-limits.ts, `e2e/support/` and components/ui")).toEqual([
			"lib/http/limits/body-limits.ts",
			"e2e/support/",
		]);
	});
});
