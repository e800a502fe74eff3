import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runQuietly } from "./run-quietly.ts";

/** Generates the Prisma client below lib/db unless the one that is there was made from this schema. */
export function ensurePrismaClient(root: string): void {
	// Generating empties the folder, so a client that something else made has no note.
	const notePath = join(root, "lib", "db", "generated", "made-from");
	const hash = hashOf([root, "prisma", "schema"], [root, "package-lock.json"]);
	if (existsSync(notePath) && readFileSync(notePath, "utf8") === hash) return;
	// The client and its compiler are WebAssembly; the variable keeps the CLI from downloading a native engine.
	const prisma = join(root, "node_modules", "prisma", "build", "index.js");
	runQuietly("prisma generate", [prisma, "generate", "--config", join(root, "prisma", "config.ts")], {
		PRISMA_SCHEMA_ENGINE_BINARY: "/bin/true",
		CHECKPOINT_DISABLE: "1",
	});
	writeFileSync(notePath, hash);
}

function hashOf(folder: string[], file: string[]): string {
	const hash = createHash("sha256").update(readFileSync(join(...file)));
	for (const name of readdirSync(join(...folder)).sort()) {
		hash.update(`\0${name}\0`).update(readFileSync(join(...folder, name)));
	}
	return hash.digest("hex");
}
