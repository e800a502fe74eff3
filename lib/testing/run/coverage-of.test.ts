import { expect, it } from "vitest";
import { coverageOf } from "./coverage-of.ts";

it("says in one line how much is run", () => {
	expect(coverageOf({ total: { lines: { pct: 91.25 }, branches: { pct: 84 } } })).toBe(
		"unit and integration tests run 91.25 % of the lines and 84 % of the branches they load, lib/pdf not counted",
	);
});
