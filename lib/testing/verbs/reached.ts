import { parseAst } from "vite";
import type { SourceFile } from "../source-files.ts";

/** The parser's nodes, as far as they are looked at. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;
type Exported = { name: string; node: Node | null };

/** A thing of the domain that a file outside gets hold of; "*": whatever there is. */
type Reached = { name: string; from: string };

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textOf = (value: unknown, key: string): string =>
	isNode(value) && typeof value[key] === "string" ? value[key] : "";
const bodyOf = (text: string): Node[] => nodesIn((parseAst(text, { lang: "tsx" }) as unknown as Node).body);

/** What a file's statements and its imports within them get from the domain, but for types. */
export function reachedBy({ text }: Pick<SourceFile, "text">): Reached[] {
	const found: Reached[] = [];
	const see = (node: Node) => {
		const from = textOf(node.source, "value").replace(/^#/, "");
		const isOfTypes = node.importKind === "type" || node.exportKind === "type";
		if (from.startsWith("lib/domain/") && !isOfTypes) found.push(...namesOf(node).map((name) => ({ name, from })));
		for (const value of Object.values(node)) {
			for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) see(child);
		}
	};
	for (const node of bodyOf(text)) see(node);
	return found;
}

/** The names that an import or a re-export takes, in the words of where they come from. */
function namesOf({ type, specifiers }: Node): string[] {
	if (type !== "ImportDeclaration" && type !== "ExportNamedDeclaration") return ["*"];
	return nodesIn(specifiers)
		.filter(({ importKind, exportKind }) => importKind !== "type" && exportKind !== "type")
		.map((one) => (one.type === "ImportSpecifier" ? textOf(one.imported, "name") : textOf(one.local, "name")))
		.map((name, index) => (nodesIn(specifiers)[index]?.type === "ImportNamespaceSpecifier" ? "*" : name));
}

/** What a file exports but types, each with what it is; null: it says so at another place. */
function exportsOf(text: string): Exported[] {
	return bodyOf(text).flatMap((statement): Exported[] => {
		if (statement.type === "ExportAllDeclaration") return [{ name: "*", node: null }];
		if (statement.type === "ExportDefaultDeclaration") return [{ name: "default", node: null }];
		if (statement.type !== "ExportNamedDeclaration" || statement.exportKind === "type") return [];
		const { declaration } = statement;
		if (!isNode(declaration)) {
			return nodesIn(statement.specifiers).map(({ exported }) => ({ name: textOf(exported, "name"), node: null }));
		}
		if (declaration.type !== "VariableDeclaration")
			return [{ name: textOf(declaration.id, "name"), node: declaration }];
		return nodesIn(declaration.declarations).map(({ id, init }) => ({
			name: textOf(id, "name"),
			node: isNode(init) ? init : null,
		}));
	});
}

/** The names of what a file makes by defineVerb, exported or not, whatever type it is given. */
export function verbsIn(text: string): string[] {
	return bodyOf(text).flatMap((statement) => {
		const declaration = isNode(statement.declaration) ? statement.declaration : statement;
		const made = nodesIn(declaration.declarations).filter(({ init }) => isVerb(init));
		return made.map(({ id }) => textOf(id, "name"));
	});
}

function isVerb(node: unknown): boolean {
	return isNode(node) && node.type === "CallExpression" && textOf(node.callee, "name") === "defineVerb";
}

/**
 * Whether something works without looking anything up or changing anything: it says that it answers at once. What a
 * call makes is whatever the call says; what takes a transaction does something with it.
 */
function isPure(node: Node, text: string): boolean {
	if (["Literal", "ArrayExpression", "ObjectExpression", "TemplateLiteral", "TSAsExpression"].includes(node.type)) {
		return !/=>|\bfunction\b|\basync\b/.test(text.slice(node.start, node.end));
	}
	if (node.type === "TSSatisfiesExpression") return isNode(node.expression) && isPure(node.expression, text);
	if (node.type === "NewExpression") return ["Set", "Map"].includes(textOf(node.callee, "name"));
	if (node.type === "BinaryExpression") return true;
	if (node.type !== "FunctionDeclaration" && node.type !== "ArrowFunctionExpression") return false;
	if (node.async === true || node.generator === true || !isNode(node.returnType)) return false;
	const head = nodesIn(node.params).map(({ start, end }) => text.slice(start, end));
	const answer = text.slice(node.returnType.start, node.returnType.end);
	return !/\b(?:Promise|PromiseLike|Async\w+)</.test(answer) && !head.some((one) => /: Tx\b/.test(one));
}

/** Those of a file's exports of that name ("*": all) that are neither verbs nor pure; a name that is not there is one. */
export function wrongOf(text: string, name: string): string[] {
	const all = exportsOf(text);
	const asked = name === "*" ? all : all.filter((one) => one.name === name);
	const wrong = asked.filter(({ node }) => node === null || !(isVerb(node) || isPure(node, text)));
	return asked.length === 0 ? [name] : wrong.map((one) => one.name);
}
