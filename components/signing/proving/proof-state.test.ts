import { expect, it } from "vitest";
import { proofMessages } from "#lib/i18n/signing/proof/proof-messages.ts";
import { codeProblem, digitsOf, type ProofState } from "./proof-state.ts";

const state: ProofState = { triesLeft: 3, isLocked: false, code: null, outcome: "wrong", isAgain: false };
const read = (locale: string) => ({ words: proofMessages(locale), locale });

it.each([
	["EN", "AccessCode", 3, "That is not the code. You have 3 tries left."],
	["EN", "EmailOTP", 1, "or it is too old. You have 1 try left, then the document is locked for you."],
	["FR", "SMSOTP", 2, "Il vous reste 2 essais."],
] as const)("%s, %s: a wrong code and %d tries left", (locale, method, triesLeft, said) => {
	expect(codeProblem({ ...state, triesLeft }, method, read(locale))).toContain(said);
});

it("nothing is wrong before a code was", () => {
	expect(codeProblem({ ...state, outcome: "sent" }, "EmailOTP", read("EN"))).toBeNull();
});

it.each([
	["123 456", "123456"],
	["Your code: 123-456.", "123456"],
	["１２３４５６", "123456"],
	["abc", ""],
])("“%s” means the digits %s", (typed, digits) => {
	expect(digitsOf(typed)).toBe(digits);
});
