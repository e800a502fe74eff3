import { describe, expect, it } from "vitest";
import { readSourceFiles } from "./source-files.ts";

/** The folders of `components` and of its largest part, the topmost first: each may import those below it, and none above. */
const ORDERS: Record<string, readonly string[]> = {
	components: [
		"shell",
		"command-palette",
		"start",
		"account",
		"brands",
		"consent",
		"custom-fields",
		"data",
		"webhooks",
		"developer",
		"doctor",
		"identities",
		"outbox",
		"people",
		"provider",
		"requests",
		"verify",
		"docs",
		"reauth",
		"security",
		"templates",
		"auth",
		"settings",
		"pictures",
		"request-email",
		"editor",
		"documents",
		"field-settings",
		"contacts",
		"live",
		"panels",
		"signing",
		"viewer",
		"ui",
	],
	"components/documents": ["page", "list", "actions", "dialogs", "identity"],
};

const files = readSourceFiles(process.cwd()).filter(({ path }) => !path.includes(".test."));

describe.each(Object.entries(ORDERS))("the folders of %s", (parent, order) => {
	const folderOf = (path: string) => (path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split("/") : []);
	const arrows = files.flatMap(({ path, imports }) => {
		const [from = "", ...inside] = folderOf(path);
		const targets = imports.map((target) => ({ target, parts: folderOf(target) }));
		return targets.map(({ target, parts }) => ({
			text: `${path} imports ${target}`,
			from: inside.length > 0 ? from : null,
			to: parts.length > 1 ? (parts[0] ?? "") : null,
		}));
	});

	it("each have a place in the order", () => {
		const folders = files.map(({ path }) => folderOf(path)).filter((parts) => parts.length > 1);
		expect([...new Set(folders.map(([first]) => first))].sort()).toEqual([...order].sort());
	});

	it(`import only those below them: ${order.join(" > ")}`, () => {
		const back = arrows.filter(
			({ from, to }) => from !== null && to !== null && order.indexOf(from) > order.indexOf(to),
		);
		expect(back.map(({ text }) => text)).toEqual([]);
	});
});
