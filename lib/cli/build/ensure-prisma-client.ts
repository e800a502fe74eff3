import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./run-quietly.ts";

/** Generates the Prisma client below lib/db unless the one that is there was made from this schema. */
export function ensurePrismaClient(root: string): void {
	// Generating empties the folder, so a client that something else made has no note.
	const notePath = join(root, "lib", "db", "generated", "made-from");
	const hash = hashOf([root, "prisma", "schema"], [join(root, "package-lock.json"), import.meta.filename]);
	if (existsSync(notePath) && readFileSync(notePath, "utf8") === hash) return;
	// The client and its compiler are WebAssembly; the variable keeps the CLI from downloading a native engine.
	const prisma = join(root, "node_modules", "prisma", "build", "index.js");
	runQuietly("prisma generate", [prisma, "generate", "--config", join(root, "prisma", "config.ts")], {
		PRISMA_SCHEMA_ENGINE_BINARY: "/bin/true",
		CHECKPOINT_DISABLE: "1",
	});
	slimClient(join(root, "lib", "db", "generated"), join(root, "node_modules", "@prisma", "client", "runtime"));
	writeFileSync(notePath, hash);
}

/**
 * Removes code from the generated client that costs memory in every process and is used once or never.
 *
 * - What builds SQL imports the type of the client in a form that keeps the import, so each bundle of a page
 *   that builds SQL would contain the client and its copy of the schema, 0.6 MB.
 * - The query compiler is a module of 2.3 MB of base64, which Node.js keeps twice: as source and as string.
 */
function slimClient(generated: string, runtime: string): void {
	replaceIn(
		join(generated, "internal", "prismaNamespace.ts"),
		"import { type PrismaClient }",
		"import type { PrismaClient }",
	);
	const module = "query_compiler_small_bg.postgresql.wasm-base64.mjs";
	const [, base64] = /"([^"]+)"/.exec(readFileSync(join(runtime, module), "utf8")) ?? [];
	if (!base64) throw new Error(`${module} has no text in quotes.`);
	writeFileSync(join(generated, "query-compiler.wasm"), Buffer.from(base64, "base64"));
	replaceIn(
		join(generated, "internal", "class.ts"),
		`    const { wasm } = await import("@prisma/client/runtime/${module}")
    return await decodeBase64AsWasm(wasm)`,
		`    const { readFile } = await import("node:fs/promises")
    return new WebAssembly.Module(await readFile("lib/db/generated/query-compiler.wasm"))`,
	);
}

function replaceIn(path: string, before: string, after: string): void {
	const text = readFileSync(path, "utf8");
	if (!text.includes(before)) throw new Error(`${path} is generated differently now: it has no “${before}”.`);
	writeFileSync(path, text.replace(before, after));
}

function hashOf(folder: string[], files: string[]): string {
	const hash = createHash("sha256");
	for (const file of files) hash.update(readFileSync(file));
	for (const name of readdirSync(join(...folder)).sort()) {
		hash.update(`\0${name}\0`).update(readFileSync(join(...folder, name)));
	}
	return hash.digest("hex");
}
