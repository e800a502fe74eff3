import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
	"app",
	"components",
	"lib",
	"public",
	"prisma/schema",
	"proxy.ts",
	"instrumentation.ts",
	"next.config.mjs",
	"tsconfig.json",
	"package.json",
	"package-lock.json",
];

/** A hash over everything that goes into the build; tests and generated code do not. */
export function sourceHash(root: string): string {
	const hash = createHash("sha256");
	for (const source of SOURCES) {
		for (const path of filesBelow(root, source))
			hash
				.update(path)
				.update("\0")
				.update(readFileSync(join(root, path)));
	}
	return hash.digest("hex");
}

function filesBelow(root: string, path: string): string[] {
	try {
		return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
			.filter((name) => !/^lib\/(?:db|i18n)\/generated\//.test(name) && !/\.test\.tsx?$/.test(name))
			.sort();
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : "";
		if (code === "ENOTDIR") return [path];
		if (code === "ENOENT") return [];
		throw error;
	}
}
