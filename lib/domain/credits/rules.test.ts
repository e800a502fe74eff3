import { expect, it } from "vitest";
import { checkCredits, payerOf, takesCredit } from "./rules.ts";

it.each([
	["api-key", false, true],
	["oauth", false, true],
	["session", false, false],
	["api-key", true, false],
	["oauth", true, false],
] as const)("a document sent by %s, sandbox %s, takes a credit: %s", (via, isSandbox, takes) => {
	expect(takesCredit({ via, isSandbox })).toBe(takes);
});

it("the account of the caller pays, unless the call says another", () => {
	expect(payerOf({ accountId: "users" })).toBe("users");
	expect(payerOf({ accountId: "users", payerAccountId: "owners" })).toBe("owners");
});

it.each([
	[null, true],
	[0, true],
	[1_000_000_000, true],
	[1_000_000_001, false],
	[-1, false],
	[1.5, false],
	[Number.NaN, false],
])("%s credits can be set: %s", (credits, isRight) => {
	if (isRight) expect(() => checkCredits(credits)).not.toThrow();
	else expect(() => checkCredits(credits)).toThrow("credits must be a whole number");
});
