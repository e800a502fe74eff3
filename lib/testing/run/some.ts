import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureGenerated } from "#lib/cli/build/ensure-generated.ts";
import { ensureBrowser, ensureJudges } from "./tools.ts";

/**
 * `npm run test:unit -- <pattern>`, `test:watch`, `test:slow` and `test:e2e`: some of the tests, all without a pattern.
 * What is missing is brought first, as `npm test` does. Further arguments are those of vitest or Playwright.
 */
const root = process.cwd();
const modules = join(root, "node_modules");
const vitest = [join(modules, "vitest", "vitest.mjs")];
const TEST_FOLDERS = ["lib", "components", "app", "prisma"];
const vitestConfig = ["--config", "lib/testing/config/vitest.config.ts"];

const playwright = [join(modules, "@playwright", "test", "cli.js"), "test", "--config", "e2e/playwright.config.ts"];

type Kind = { args: string[]; needs(patterns: string[]): Promise<Record<string, string>> };

const KINDS: Record<string, Kind> = {
	unit: { args: [...vitest, "run", ...vitestConfig], needs: unitNeeds },
	watch: { args: [...vitest, "watch", ...vitestConfig], needs: unitNeeds },
	slow: { args: [...vitest, "run", "--config", "lib/testing/config/slow.config.ts"], needs: slowNeeds },
	e2e: { args: playwright, needs: browserNeeds },
};

async function unitNeeds(patterns: string[]): Promise<Record<string, string>> {
	requireMatch(patterns);
	return slowNeeds();
}

async function slowNeeds(): Promise<Record<string, string>> {
	await ensureJudges();
	ensureGenerated(root);
	return {};
}

/**
 * A pattern that names no file is told in a sentence; vitest would print the many paths it looks for.
 *
 * @throws Error
 */
function requireMatch(patterns: string[]): void {
	// What follows an option may be its value.
	if (patterns.length === 0 || patterns.some((pattern) => pattern.startsWith("-"))) return;
	const files = TEST_FOLDERS.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((path) => join(root, folder, path)),
	).filter((path) => /\.test\.tsx?$/.test(path));
	const asPath = (pattern: string) => pattern.replace(/^\.\//, "").replace(/:\d+$/, "");
	if (files.some((path) => patterns.some((pattern) => path.includes(asPath(pattern))))) return;
	throw new Error(`No test file has ${patterns.map((one) => `"${one}"`).join(" or ")} in its path.`);
}

async function browserNeeds(patterns: string[]): Promise<Record<string, string>> {
	await ensureJudges();
	const variables = { CHROMIUM_PATH: await ensureBrowser(root) };
	ensureGenerated(root);
	// A pattern that names no journey is told at once, and not after the minutes that a build takes.
	runFirst([...playwright, "--list", ...patterns], "pipe");
	runFirst([join(root, "lib", "cli", "build.ts")], "inherit");
	return variables;
}

/** @throws Error with what was printed, when that is not shown already */
function runFirst(args: string[], stdio: "pipe" | "inherit"): void {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, stdio, encoding: "utf8" });
	if (status !== 0) throw new Error([stderr, stdout].filter(Boolean).join("\n").trim());
}

const [name = "", ...patterns] = process.argv.slice(2);
const kind = KINDS[name];
if (!kind) throw new Error(`There are ${Object.keys(KINDS).join(", ")}.`);
try {
	const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...(await kind.needs(patterns)) };
	const child = spawn(process.execPath, [...kind.args, ...patterns], { cwd: root, env, stdio: "inherit" });
	// Ctrl-C reaches the tests as well, which end in order.
	process.on("SIGINT", () => undefined);
	const [exitCode] = await once(child, "exit");
	process.exitCode = exitCode ?? 1;
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
}
