import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseAst } from "vite";

/** A file of ours as the architecture test sees it. */
export type SourceFile = {
	/** From the clone's root. */
	path: string;
	text: string;
	/** What it imports: package names, or our own paths from the root. */
	imports: string[];
	/** Those of them that are there when it runs; the others are types, which the compiler takes out. */
	runtimeImports: string[];
	functions: { name: string; line: number; lines: number }[];
	hasDefaultExport: boolean;
};

/** The parser's nodes are plain objects; only what is looked at has a type. */
type Node = { type: string; start: number; end: number } & Record<string, unknown>;

const ROOTS = ["app", "components", "lib", "e2e"];
const ROOT_FILES = ["proxy.ts", "instrumentation.ts"];
const FUNCTIONS = new Set(["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"]);
const IMPORTS = new Set(["ImportDeclaration", "ExportNamedDeclaration", "ExportAllDeclaration", "ImportExpression"]);

/** Every TypeScript file of the product, parsed. Generated code is not ours. */
export function readSourceFiles(root: string): SourceFile[] {
	const nested = ROOTS.flatMap((dir) =>
		readdirSync(join(root, dir), { recursive: true, encoding: "utf8" }).map((name) => join(dir, name)),
	);
	const present = readdirSync(root);
	return [...nested, ...ROOT_FILES.filter((name) => present.includes(name))]
		.filter((path) => /\.tsx?$/.test(path) && !/^lib\/(?:db|i18n)\/generated\//.test(path))
		.sort()
		.map((path) => readSourceFile(root, path));
}

function readSourceFile(root: string, path: string): SourceFile {
	const text = readFileSync(join(root, path), "utf8");
	const file: SourceFile = { path, text, imports: [], runtimeImports: [], functions: [], hasDefaultExport: false };
	const program = parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;
	visit(program, (node) => {
		if (node.type === "ExportDefaultDeclaration") file.hasDefaultExport = true;
		if (FUNCTIONS.has(node.type)) {
			const line = lineOf(text, node.start);
			file.functions.push({ name: nameOf(node), line, lines: lineOf(text, node.end) - line + 1 });
		}
		const source = IMPORTS.has(node.type) ? (node.source as Node | null) : null;
		if (typeof source?.value !== "string") return;
		const target = resolveImport(path, source.value);
		file.imports.push(target);
		if (node.importKind !== "type" && node.exportKind !== "type") file.runtimeImports.push(target);
	});
	return file;
}

function visit(node: Node, see: (node: Node) => void): void {
	see(node);
	for (const value of Object.values(node)) {
		for (const child of Array.isArray(value) ? value : [value]) {
			if (typeof child === "object" && child !== null && "type" in child) visit(child as Node, see);
		}
	}
}

function lineOf(text: string, offset: number): number {
	let line = 1;
	for (let at = text.indexOf("\n"); at !== -1 && at < offset; at = text.indexOf("\n", at + 1)) line++;
	return line;
}

function nameOf(node: Node): string {
	const id = node.id as { name?: string } | null | undefined;
	return id?.name ?? "(anonymous)";
}

function resolveImport(from: string, specifier: string): string {
	if (specifier.startsWith("#")) return specifier.slice(1);
	if (specifier.startsWith(".")) return join(dirname(from), specifier);
	const parts = specifier.split("/");
	return specifier.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? specifier);
}
