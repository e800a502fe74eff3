import { expect, it } from "vitest";
import { playwrightTotals, vitestTotals, withExitCode } from "./totals.ts";

it("counts a test file that does not load as a failure", () => {
	const testResults = [
		{ status: "passed", assertionResults: [{}, {}] },
		{ status: "failed", assertionResults: [] },
	];
	expect(vitestTotals({ numPassedTests: 2, numFailedTests: 0, testResults })).toEqual({ passed: 2, failed: 1 });
});

it("counts a flaky journey as a failure", () => {
	const stats = { expected: 3, unexpected: 1, flaky: 1 };
	expect(playwrightTotals({ stats, errors: [{}] })).toEqual({ passed: 3, failed: 3 });
});

it("does not call a run good that ended badly", () => {
	expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
	expect(withExitCode({ passed: 3, failed: 0 }, null)).toEqual({ passed: 3, failed: 1 });
	expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
	expect(withExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});
