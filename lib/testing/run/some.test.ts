import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";

it("a pattern that no test's path has is told in a sentence", () => {
	const { status, stderr } = spawnSync(process.execPath, ["lib/testing/run/some.ts", "unit", "no/such/test"], {
		encoding: "utf8",
	});
	expect([status, stderr]).toEqual([1, 'No test file has "no/such/test" in its path.\n']);
});
