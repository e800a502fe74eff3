import { expect, it } from "vitest";
import { hashOneTimeCode, isOneTimeCode, newOneTimeCode } from "./one-time-code.ts";

it("makes codes of six digits, zeros in front included", () => {
	const codes = Array.from({ length: 500 }, newOneTimeCode);
	for (const code of codes) expect(code).toMatch(/^\d{6}$/);
	expect(new Set(codes).size).toBeGreaterThan(490);
});

it("knows the code of one holder, and no other", () => {
	const stored = hashOneTimeCode("ada", "012345");
	expect(stored).not.toContain("012345");
	expect(isOneTimeCode(stored, "ada", "012345")).toBe(true);
	expect(isOneTimeCode(stored, "ada", "012346")).toBe(false);
	expect(isOneTimeCode(stored, "mia", "012345")).toBe(false);
	expect(isOneTimeCode(null, "ada", "012345")).toBe(false);
});
