import { expect, it } from "vitest";
import { endOf, NO_TOTALS, playwrightTotals, vitestTotals, withExitCode } from "./totals.ts";

it("counts a test file that does not load as a failure, and names what failed", () => {
	const testResults = [
		{
			name: "lib/a.test.ts",
			status: "failed",
			assertionResults: [
				{ status: "passed", fullName: "adds" },
				{ status: "failed", fullName: "numbers takes away" },
			],
		},
		{ name: "lib/b.test.ts", status: "failed", assertionResults: [] },
	];
	expect(vitestTotals({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
		passed: 1,
		failed: 2,
		failures: ["lib/b.test.ts: cannot be loaded", "lib/a.test.ts: numbers takes away"],
	});
});

it("counts a flaky journey as a failure, wherever it stands", () => {
	const stats = { expected: 3, unexpected: 1, flaky: 1 };
	const spec = (title: string, status: string) => ({ title, file: "a.spec.ts", tests: [{ status }] });
	const inner = { specs: [spec("flickers", "flaky"), spec("holds", "expected")] };
	const suites = [{ specs: [spec("breaks", "unexpected")], suites: [inner] }];
	expect(playwrightTotals({ stats, errors: [{ message: "No server.\n  at start" }], suites })).toEqual({
		passed: 3,
		failed: 3,
		failures: ["a.spec.ts: breaks", "a.spec.ts: flickers", "No server."],
	});
});

it("does not call a run good that ended badly", () => {
	const good = { ...NO_TOTALS, passed: 3 };
	const bad = { passed: 3, failed: 2, failures: ["one", "other"] };
	expect(withExitCode("lint", good, 1)).toEqual({ passed: 3, failed: 1, failures: ["lint: ended with 1"] });
	expect(withExitCode("lint", good, null)).toMatchObject({ failed: 1, failures: ["lint: ended with a signal"] });
	expect(withExitCode("lint", bad, 1)).toEqual(bad);
	expect(withExitCode("lint", good, 0)).toEqual(good);
});

it("ends with the names of what failed and one line of totals", () => {
	expect(endOf({ ...NO_TOTALS, passed: 3 })).toBe("3 passed, 0 failed\n");
	expect(endOf({ passed: 3, failed: 1, failures: ["a.spec.ts: breaks"] })).toBe(
		"failed:\n  a.spec.ts: breaks\n3 passed, 1 failed\n",
	);
});
