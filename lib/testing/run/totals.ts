import { relative } from "node:path";

/** How many checks went which way, and what those are called that failed. */
export type Totals = { passed: number; failed: number; failures: string[] };

export const NO_TOTALS: Totals = { passed: 0, failed: 0, failures: [] };

export function addTotals(first: Totals, second: Totals): Totals {
	return {
		passed: first.passed + second.passed,
		failed: first.failed + second.failed,
		failures: [...first.failures, ...second.failures],
	};
}

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
};

/** Of vitest's JSON report. A file that could not be loaded has no tests to count and is one failure. */
export function vitestTotals(report: VitestReport): Totals {
	const files = report.testResults.map((file) => ({ ...file, name: relative(process.cwd(), file.name) }));
	const broken = files.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
	const failures = files.flatMap((file) =>
		file.assertionResults.filter((test) => test.status === "failed").map((test) => `${file.name}: ${test.fullName}`),
	);
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + broken.length,
		failures: [...broken.map(({ name }) => `${name}: cannot be loaded`), ...failures],
	};
}

type PlaywrightSuite = {
	specs?: { title: string; file: string; tests: { status: string }[] }[];
	suites?: PlaywrightSuite[];
};

type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	errors: { message?: string }[];
	suites: PlaywrightSuite[];
};

/** Of Playwright's JSON report. A test that passed only when repeated has failed. */
export function playwrightTotals({ stats, errors, suites }: PlaywrightReport): Totals {
	return {
		passed: stats.expected,
		failed: stats.unexpected + stats.flaky + errors.length,
		failures: [...suites.flatMap(failuresOf), ...errors.map(({ message = "" }) => message.split("\n")[0] ?? "")],
	};
}

function failuresOf({ specs = [], suites = [] }: PlaywrightSuite): string[] {
	const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === "unexpected" || status === "flaky"));
	return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failuresOf)];
}

/** A run that ended badly must not look good, whatever its report says. */
export function withExitCode(title: string, totals: Totals, exitCode: number | null): Totals {
	const isHidden = exitCode !== 0 && totals.failed === 0;
	return isHidden ? { ...totals, failed: 1, failures: [`${title}: ended with ${exitCode ?? "a signal"}`] } : totals;
}

/** The end of a run: what failed, by name, and the line of totals. */
export function endOf({ passed, failed, failures }: Totals): string {
	const names = failures.map((name) => `  ${name}\n`).join("");
	return `${names && `failed:\n${names}`}${passed} passed, ${failed} failed\n`;
}
