import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBrowser, ensureJudges } from "./tools.ts";
import { addTotals, playwrightTotals, type Totals, vitestTotals, withExitCode } from "./totals.ts";

/**
 * `npm test`: everything there is to check, on a machine with nothing but Node and npm. Ends with one
 * line of totals, unit and browser tests together; a failed lint, build or type check is a failure.
 */
const root = process.cwd();
const reports = mkdtempSync(join(tmpdir(), "signet-reports-"));
const modules = join(root, "node_modules");

function run(title: string, args: string[], variables: Record<string, string> = {}): number | null {
	process.stdout.write(`\n— ${title}\n`);
	const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...variables };
	return spawnSync(process.execPath, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env }).status;
}

/** A step without tests of its own counts only when it fails. */
function step(title: string, args: string[]): Totals {
	return { passed: 0, failed: run(title, args) === 0 ? 0 : 1 };
}

function reportOf<T>(name: string, exitCode: number | null, count: (report: T) => Totals): Totals {
	try {
		return withExitCode(count(JSON.parse(readFileSync(join(reports, name), "utf8")) as T), exitCode);
	} catch {
		return { passed: 0, failed: 1 };
	}
}

function unitTests(): Totals {
	const report = join(reports, "unit.json");
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
	const config = ["--config", "lib/testing/config/vitest.config.ts"];
	const code = run("unit and integration", [join(modules, "vitest", "vitest.mjs"), "run", ...config, ...reporters]);
	return reportOf("unit.json", code, vitestTotals);
}

function browserTests(browser: string): Totals {
	return playwrightTests("browser journeys", "e2e/playwright.config.ts", { CHROMIUM_PATH: browser });
}

function playwrightTests(title: string, config: string, variables: Record<string, string> = {}): Totals {
	const name = `${config.replaceAll("/", "-")}.json`;
	const args = [join(modules, "@playwright", "test", "cli.js"), "test", "--config", config, "--reporter=list,json"];
	const code = run(title, args, { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, name) });
	return reportOf(name, code, playwrightTotals);
}

async function runAll(): Promise<Totals> {
	ensureJudges();
	const browser = await ensureBrowser(root);
	const lintConfig = "--config-path=lib/testing/config/lint.jsonc";
	const lint = [join(modules, "@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", lintConfig];
	return [
		step("lint", lint),
		step("build", [join(root, "lib", "cli", "build.ts")]),
		step("types", [join(modules, "typescript", "bin", "tsc"), "-p", "."]),
		unitTests(),
		browserTests(browser),
		playwrightTests("processes that are killed", "e2e/crash/playwright.config.ts"),
	].reduce(addTotals);
}

try {
	const totals = await runAll();
	process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
	process.exitCode = totals.failed === 0 ? 0 : 1;
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	rmSync(reports, { recursive: true, force: true });
}
