import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "esbuild";

/** The processes that run apart from Next, each bundled to one file: they start faster and need less memory. */
const PROGRAMS = ["start", "web", "worker", "prepare", "admin", "doctor"];

/** Loaded from node_modules even by packages that are bundled. */
const ALWAYS_EXTERNAL = /^(?:react|react-dom|prettier)(?:\/|$)/;

/**
 * Packages stay where npm put them, but for the mail components: their entry loads a CSS compiler and a
 * syntax highlighter, 40 MB in the worker, and bundling leaves out what no mail uses.
 */
const packages: Plugin = {
	name: "packages",
	setup(build) {
		build.onResolve({ filter: /^[^.#/]/ }, ({ path, importer, kind }) => {
			if (kind === "entry-point") return undefined;
			const isOfMail = path.startsWith("@react-email/") || importer.includes("node_modules");
			return isOfMail && !ALWAYS_EXTERNAL.test(path) ? undefined : { path, external: true };
		});
	},
};

/** Writes the programs to .next/signet. */
export async function bundlePrograms(root: string): Promise<void> {
	// Loaded only when something is built.
	const { build } = await import("esbuild");
	const outdir = join(root, ".next", "signet");
	mkdirSync(outdir, { recursive: true });
	await build({
		entryPoints: PROGRAMS.map((name) => ({ in: join(root, "lib", "cli", `${name}.ts`), out: name })),
		outdir,
		outExtension: { ".js": ".mjs" },
		bundle: true,
		splitting: true,
		format: "esm",
		platform: "node",
		target: "node22",
		mainFields: ["module", "main"],
		plugins: [packages],
		define: { "process.env.NODE_ENV": '"production"' },
		sourcemap: "linked",
		// Node.js keeps the text of what it runs, at two bytes a character where there is one beyond Latin-1, as in comments.
		minifyWhitespace: true,
		lineLimit: 120,
		logLevel: "warning",
	});
}
