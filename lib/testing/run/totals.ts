/** How many checks went which way. */
export type Totals = { passed: number; failed: number };

export function addTotals(first: Totals, second: Totals): Totals {
	return { passed: first.passed + second.passed, failed: first.failed + second.failed };
}

type VitestReport = {
	numPassedTests: number;
	numFailedTests: number;
	testResults: { status: string; assertionResults: unknown[] }[];
};

/** Of vitest's JSON report. A file that could not be loaded has no tests to count and is one failure. */
export function vitestTotals(report: VitestReport): Totals {
	const broken = report.testResults.filter((file) => file.status === "failed" && file.assertionResults.length === 0);
	return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length };
}

type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	errors: unknown[];
};

/** Of Playwright's JSON report. A test that passed only when repeated has failed. */
export function playwrightTotals({ stats, errors }: PlaywrightReport): Totals {
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** A run that ended badly must not look good, whatever its report says. */
export function withExitCode(totals: Totals, exitCode: number | null): Totals {
	return exitCode !== 0 && totals.failed === 0 ? { ...totals, failed: 1 } : totals;
}
