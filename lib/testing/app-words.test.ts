import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { readSourceFiles, type SourceFile } from "./source-files.ts";

/** Where the words of lib/i18n/app-messages.ts are said: all that is shown. */
const ROOMS = ["components", "app"];

/** What is said elsewhere, by the beginning of its path. */
const ELSEWHERE: Readonly<Record<string, string>> = {
	"components/docs/": "the reference for programmers, which is English",
};

/** Names and addresses that are the same in every language. */
const NAMES = /\b(?:Signet|SHA-256|PAdES|Escape)\b|https:\/\/\S*/g;

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
	const names = readdirSync(room, { recursive: true, encoding: "utf8" });
	return names.filter((name) => /(?<!\.test)\.tsx$/.test(name)).map((name) => join(room, name));
}

const isElsewhere = (path: string) => Object.keys(ELSEWHERE).some((beginning) => path.startsWith(beginning));

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
	expect(files.length).toBeGreaterThan(400);
	const found = files.map((path) => ({ path, words: literalsOf(readFileSync(path, "utf8")) }));
	const own = found.filter(({ words }) => words.length > 0);
	expect(own.filter(({ path }) => !isElsewhere(path))).toEqual([]);
	const unneeded = Object.keys(ELSEWHERE).filter((beginning) => !own.some(({ path }) => path.startsWith(beginning)));
	expect(unneeded).toEqual([]);
});

/** What only programs and operators are answered: people have no form that leads there. */
const FOR_PROGRAMS: Readonly<Record<string, string>> = {
	"lib/domain/api-keys/keep-api-key.ts": "a key of the operator's own",
	"lib/domain/brands/require-changeable-brand.ts": "keys and tokens of the sandbox",
	"lib/domain/credits/rules.ts": "a command's option",
	"lib/domain/documents/changing/proof-place.ts": "a parameter of the interface; pages name signers by their ids",
	"lib/domain/documents/drafting/replace-recipient.ts": "a draft's recipients are changed on its desk",
	"lib/domain/documents/sending/take-in-images.ts": "pictures in a request; the desk takes none in",
	"lib/domain/sender-identities/require-behalf.ts": "a parameter of the interface",
	"lib/domain/sender-identities/rules.ts": "parameters of the interface",
	"lib/domain/templates/require-template.ts": "a parameter of the interface",
	"lib/domain/users/organisation/judge-account-settings.ts":
		"a command's options; pages offer the formats that there are",
	"lib/errors/not-found.ts": "what the code says is enough for people",
	"lib/http/reading/storable-input.ts": "what no form sends",
	"lib/policy/grants.ts": "keys and tokens of the sandbox",
};

/**
 * Where what a person may be told ends: a document that the workplace sends is made by it, so what is refused about its
 * parts is told to programs; and the language of a page is no part of what was asked for.
 */
const ENDS = [
	"lib/domain/documents/sending/send-document.ts",
	"lib/domain/documents/sending/start-document.ts",
	"lib/http/pages/page-locale.ts",
];

/** Files that run when a page's action is called. */
const behindActions = (() => {
	const files = new Map(readSourceFiles(process.cwd()).map((file) => [file.path, file]));
	const found = new Set<SourceFile>();
	const add = (path: string) => {
		const file = files.get(path);
		if (!file || found.has(file) || ENDS.includes(path) || path.startsWith("lib/db/")) return;
		found.add(file);
		for (const target of file.runtimeImports) add(target);
	};
	for (const { path, text } of files.values()) if (text.startsWith('"use server"')) add(path);
	return [...found];
})();

/** Sentences of a file's own that it refuses with; those for people are named, see lib/errors/refusal.ts. */
function refusedWith(node: Node): string[] {
	const inner = childrenOf(node).flatMap(refusedWith);
	const { name } = (node.callee ?? {}) as { name?: string };
	const given = (node.arguments ?? []) as Node[];
	if (name === "fieldError") return [...inner, ...written(given[1])];
	if (name !== "AppError") return inner;
	const isSaid = given[2]?.type === "ObjectExpression" && childrenOf(given[2]).some(isSaidOption);
	return isSaid || given[1] === undefined ? inner : [...inner, ...written(given[1])];
}

const isSaidOption = ({ key }: Node) => isNode(key) && key.name === "said";

it.each([
	[`throw new AppError("Conflict", \`It is \${state}.\`)`, ["It is ", "."]],
	['throw new AppError("Conflict", text, { said: said("pagesFine") })', []],
	['throw fieldError("name", "Enter your name.")', ["Enter your name."]],
	['throw fieldRefusal("name", said("nameMissing"))', []],
])("finds what %s says", (text, words) => {
	expect(refusedWith(parseAst(text, { lang: "ts" }) as unknown as Node)).toEqual(words);
});

it("refuses nothing that a person asked for in words of its own", () => {
	expect(behindActions.length).toBeGreaterThan(100);
	const own = behindActions
		.map(({ path, text }) => ({ path, words: refusedWith(parseAst(text, { lang: "tsx" }) as unknown as Node) }))
		.filter(({ words }) => words.some(hasWord));
	expect(own.filter(({ path }) => !(path in FOR_PROGRAMS))).toEqual([]);
	expect(Object.keys(FOR_PROGRAMS).filter((path) => !own.some((one) => one.path === path))).toEqual([]);
});

it("has a form's schema name the sentence that it refuses with", () => {
	const messages = behindActions
		.filter(({ text }) => text.startsWith('"use server"'))
		.flatMap(({ text }) => [...text.matchAll(/"([^"]+)" satisfies RefusalKey|"([A-Z][^"]* [^"]*)"/g)]);
	expect(messages.flatMap(([, , sentence]) => sentence ?? [])).toEqual([]);
	expect(messages.length).toBeGreaterThan(3);
});
