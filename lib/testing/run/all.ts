import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureGenerated } from "#lib/cli/build/ensure-generated.ts";
import { type CoverageSummary, coverageOf } from "./coverage-of.ts";
import { ensureBrowser, ensureJudges } from "./tools.ts";
import { addTotals, endOf, NO_TOTALS, playwrightTotals, type Totals, vitestTotals, withExitCode } from "./totals.ts";

/**
 * `npm test`: everything there is to check, on a machine with nothing but Node and npm. Ends with one
 * line of totals, unit and browser tests together, below the names of what failed; a failed lint, build or type check
 * is a failure.
 */
const root = process.cwd();
const reports = mkdtempSync(join(tmpdir(), "signet-reports-"));
const modules = join(root, "node_modules");
/** What each part took, for the end of the run. */
const times: string[] = [];

/** @returns exit code; null when it was killed */
async function run(title: string, args: string[], variables: Record<string, string> = {}): Promise<number | null> {
	process.stdout.write(`\n— ${title}\n`);
	const began = performance.now();
	const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...variables };
	const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"], env });
	const [exitCode] = await once(child, "exit");
	times.push(`${title} ${((performance.now() - began) / 1000).toFixed(0)} s`);
	return exitCode as number | null;
}

/** A step without tests of its own counts only when it fails. */
async function step(title: string, args: string[]): Promise<Totals> {
	return withExitCode(title, NO_TOTALS, await run(title, args));
}

type Part = { title: string; report: string; exitCode: number | null };

function reportOf<T>({ title, report, exitCode }: Part, count: (report: T) => Totals): Totals {
	try {
		return withExitCode(title, count(JSON.parse(readFileSync(join(reports, report), "utf8")) as T), exitCode);
	} catch {
		return { passed: 0, failed: 1, failures: [`${title}: there is no report`] };
	}
}

/** Tests are counted line by line, but for those that counting slows down most, or that measure what a process takes. */
async function unitTests(): Promise<Totals> {
	const coverage = ["--coverage.enabled", `--coverage.reportsDirectory=${join(reports, "coverage")}`];
	return addTotals(
		await vitestTests("unit and integration", ["shared"], coverage),
		await vitestTests("files and processes", ["files", "alone"], []),
	);
}

async function vitestTests(title: string, projects: string[], more: string[]): Promise<Totals> {
	const report = `${projects.join("-")}.json`;
	const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${join(reports, report)}`];
	const config = ["--config", "lib/testing/config/vitest.config.ts"];
	const chosen = projects.flatMap((project) => ["--project", project]);
	const vitest = join(modules, "vitest", "vitest.mjs");
	const exitCode = await run(title, [vitest, "run", ...config, ...chosen, ...reporters, ...more]);
	return reportOf({ title, report, exitCode }, vitestTotals);
}

/** How much of the files that unit and integration tests load they run. */
function coverageLine(): string {
	try {
		const report = readFileSync(join(reports, "coverage", "coverage-summary.json"), "utf8");
		return `${coverageOf(JSON.parse(report) as CoverageSummary)}\n`;
	} catch {
		return "coverage was not counted\n";
	}
}

function browserTests(browser: string): Promise<Totals> {
	// Pictures of every state are for who works on one of them; nobody looks at all of them after each run.
	const variables = { CHROMIUM_PATH: browser, E2E_PICTURES: "none" };
	return playwrightTests("browser journeys", "e2e/playwright.config.ts", variables);
}

async function playwrightTests(title: string, config: string, variables: Record<string, string> = {}): Promise<Totals> {
	const report = `${config.replaceAll("/", "-")}.json`;
	const args = [join(modules, "@playwright", "test", "cli.js"), "test", "--config", config, "--reporter=list,json"];
	const exitCode = await run(title, args, { ...variables, PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, report) });
	return reportOf({ title, report, exitCode }, playwrightTotals);
}

/** The programs and the browser that tests need, one after the other: both may come by the same installer. */
function ensureTools(): Promise<string> {
	return ensureJudges().then(() => ensureBrowser(root));
}

/** What needs none of them. */
async function checkSources(): Promise<Totals> {
	const lintConfig = "--config-path=lib/testing/config/lint.jsonc";
	const lint = [join(modules, "@biomejs", "biome", "bin", "biome"), "check", "--error-on-warnings", lintConfig];
	const spellingConfig = "--config=lib/testing/config/spelling.jsonc";
	const spelling = [join(modules, "cspell", "bin.mjs"), spellingConfig, "--no-progress", "--quiet"];
	return [
		await step("lint", lint),
		await step("spelling", spelling),
		await step("build", [join(root, "lib", "cli", "build.ts")]),
		await step("types", [join(modules, "typescript", "bin", "tsc"), "-p", "."]),
	].reduce(addTotals);
}

async function runAll(): Promise<Totals> {
	// Tools come over the network and days pass, while the processors are busy with what needs neither.
	ensureGenerated(root);
	const waiting = vitestTests("what waits", ["waits"], []);
	const [tools, sources, waited] = await Promise.allSettled([ensureTools(), checkSources(), waiting]);
	if (tools.status === "rejected") throw tools.reason;
	if (sources.status === "rejected") throw sources.reason;
	if (waited.status === "rejected") throw waited.reason;
	return [
		sources.value,
		waited.value,
		await unitTests(),
		await browserTests(tools.value),
		// With nothing beside it.
		await playwrightTests("processes that are killed", "e2e/crash/playwright.config.ts"),
	].reduce(addTotals);
}

const began = performance.now();
try {
	const totals = await runAll();
	const whole = `${((performance.now() - began) / 1000).toFixed(0)} s in all`;
	process.stdout.write(`\n${coverageLine()}${times.join(", ")}: ${whole}\n${endOf(totals)}`);
	process.exitCode = totals.failed === 0 ? 0 : 1;
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
} finally {
	rmSync(reports, { recursive: true, force: true });
}
