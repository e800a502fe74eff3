import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";

/** Rooms whose words are those of lib/i18n/workplace. */
const ROOMS = [
	"components/sender",
	"components/developer",
	"components/consent",
	"components/ui",
	"app/(auth)",
	"app/(sender)",
	"app/outbox",
	"app/verify",
	"app/not-found.tsx",
	"app/room-frame.tsx",
];

/** Names that are the same in every language. */
const NAMES = /\b(?:Signet|SHA-256|PAdES|Escape)\b/g;

/** Attributes that a person reads or hears. */
const READ = new Set([
	"about",
	"alt",
	"aria-label",
	"closeLabel",
	"description",
	"help",
	"label",
	"legend",
	"placeholder",
	"text",
	"title",
	"valueText",
]);

type Node = { type: string; start: number } & Record<string, unknown>;

function isNode(value: unknown): value is Node {
	return typeof value === "object" && value !== null && "type" in value;
}

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const hasWord = (text: string) => /\p{L}{2}/u.test(text.replace(NAMES, ""));

/** Text that an expression writes as it stands: a literal, a template's own part, either end of a choice. */
function written(node: unknown): string[] {
	if (!isNode(node)) return [];
	if (node.type === "Literal") return typeof node.value === "string" ? [node.value] : [];
	if (node.type === "TemplateLiteral") {
		return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
	}
	if (node.type === "ConditionalExpression") return [...written(node.consequent), ...written(node.alternate)];
	if (node.type === "LogicalExpression") return [...written(node.left), ...written(node.right)];
	return node.type === "JSXExpressionContainer" ? written(node.expression) : [];
}

/** The words that a piece of JSX says by itself. */
function literalsIn(node: Node): string[] {
	const inner = childrenOf(node).flatMap(literalsIn);
	if (node.type === "JSXText") return [...inner, String(node.value).trim()];
	if (node.type === "JSXAttribute") {
		const { name } = node.name as { name: string };
		return READ.has(name) ? [...inner, ...written(node.value)] : inner;
	}
	if (node.type !== "JSXElement" && node.type !== "JSXFragment") return inner;
	const said = (node.children as Node[]).filter(({ type }) => type === "JSXExpressionContainer");
	return [...inner, ...said.flatMap(written)];
}

function literalsOf(text: string): string[] {
	return literalsIn(parseAst(text, { lang: "tsx" }) as unknown as Node).filter(hasWord);
}

function filesOf(room: string): string[] {
	if (room.endsWith(".tsx")) return [room];
	const names = readdirSync(room, { recursive: true, encoding: "utf8" });
	return names.filter((name) => name.endsWith(".tsx")).map((name) => join(room, name));
}

it.each([
	["<p>Sign in</p>", ["Sign in"]],
	['<input aria-label="Search" className="grid" />', ["Search"]],
	["<p title={isDone ? 'Done' : `Copied`}>{count > 1 && 'Several'}</p>", ["Done", "Copied", "Several"]],
	["<p>{words.title} · {count}</p>", []],
	["<dt>SHA-256</dt>", []],
])("finds the words of %s", (text, words) => {
	expect(literalsOf(text).sort()).toEqual(words.sort());
});

it("says nothing in the workplace that is not in its catalogues", () => {
	const files = ROOMS.flatMap(filesOf);
	expect(files.length).toBeGreaterThan(90);
	const found = files.map((path) => ({ path, words: literalsOf(readFileSync(path, "utf8")) }));
	expect(found.filter(({ words }) => words.length > 0)).toEqual([]);
});
