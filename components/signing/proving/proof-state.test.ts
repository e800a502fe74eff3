import { expect, it } from "vitest";
import { signerAuthMessages } from "#lib/i18n/signing/signer-auth-messages.ts";
import { afterNews, codeProblem, digitsOf, type ProofState } from "./proof-state.ts";
import { type ProofPageData, proofWords } from "./proof-words.ts";

const state: ProofState = { triesLeft: 3, isLocked: false, code: null, outcome: "wrong", isAgain: false };

it.each([
	["EN", "AccessCode", 3, "That code isn’t right. You have 3 tries left."],
	["EN", "EmailOTP", 1, "or has expired. You have 1 try left before the document is locked for you."],
	["FR", "SMSOTP", 2, "Il vous reste 2 essais."],
] as const)("%s, %s: a wrong code and %d tries left", (locale, method, triesLeft, said) => {
	expect(codeProblem({ ...state, triesLeft }, method, signerAuthMessages(locale))).toContain(said);
});

it("nothing is wrong before a code was", () => {
	expect(codeProblem({ ...state, outcome: "sent" }, "EmailOTP", signerAuthMessages("EN"))).toBeNull();
});

it.each([
	["123 456", "123456"],
	["Your code: 123-456.", "123456"],
	["１２３４５６", "123456"],
	["abc", ""],
])("“%s” means the digits %s", (typed, digits) => {
	expect(digitsOf(typed)).toBe(digits);
});

const code = {
	...{ sentAt: "2026-11-23T10:00:00.000Z", nextSendAt: "2026-11-23T10:00:30.000Z" },
	...{ expiresAt: "2026-11-23T10:10:00.000Z", delivery: "onTheWay" as const },
};

it("what is heard of a code by itself changes nothing of what was just said, and nothing of a newer code", () => {
	const before = { ...state, code, isAgain: true };
	const news = { triesLeft: 3, isLocked: false, code: { ...code, delivery: "failed" as const } };
	expect(afterNews(before, news)).toEqual({ ...before, code: news.code });
	const newer = { ...before, code: { ...code, sentAt: "2026-11-23T10:01:00.000Z" } };
	expect(afterNews(newer, news)).toBe(newer);
	expect(afterNews(before, { ...news, code: null }).code).toBeNull();
});

it.each([
	["EN", "EmailOTP", "w•••@exmaple.com", "We couldn’t deliver it to w•••@exmaple.com. Ada Sender has been notified"],
	["FR", "SMSOTP", "+33 •••• 00", "Nous avons prévenu Ada Sender, qui peut corriger le numéro"],
] as const)(
	"%s, %s: who waits for a code that will not come is told so, and who can mend it",
	(locale, method, destination, said) => {
		const page = { method, destination, locale, brand: { senderName: "Ada Sender" } } as ProofPageData;
		const now = { isLocked: false, code: { ...code, delivery: "failed" as const } };
		const words = proofWords(page, now, signerAuthMessages(locale));
		expect(words.text).toContain(said);
		expect(words.icon).toBe("undelivered");
	},
);
