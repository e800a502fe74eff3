import { describe, expect, it } from "vitest";
import {
	isProved,
	maskedAddress,
	maskedNumber,
	methodDue,
	type ProofSettings,
	triesLeft,
	typedCode,
} from "./proof-rules.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const asked = (frequency: string, status = "NotCompleted"): ProofSettings => ({
	authenticationType: "EmailOTP",
	authenticationFrequency: frequency,
	status,
});

describe("what is to be proved", () => {
	it.each([
		["None", "NotCompleted", "EmailOTP"],
		["None", "Completed", "EmailOTP"],
		["EveryAccess", "Completed", "EmailOTP"],
		["OncePerDocument", "Completed", "EmailOTP"],
		["UntilSignCompleted", "NotCompleted", "EmailOTP"],
		["UntilSignCompleted", "Declined", "EmailOTP"],
		["UntilSignCompleted", "Completed", null],
	])("%s, %s: %s", (frequency, status, method) => {
		expect(methodDue(asked(frequency, status))).toBe(method);
	});

	it("nothing where nothing is asked", () => {
		expect(methodDue({ ...asked("EveryAccess"), authenticationType: "None" })).toBeNull();
	});
});

describe("how long a proof counts", () => {
	it.each([
		["EveryAccess", 0, true],
		["EveryAccess", 59, true],
		["EveryAccess", 60, false],
		["None", 60, false],
		["UntilSignCompleted", 60, false],
		["OncePerDocument", 60, true],
		["OncePerDocument", 364 * 24 * 60, true],
		["OncePerDocument", 365 * 24 * 60, false],
	])("%s, given and used %s minutes ago: %s", (frequency, minutes, isLive) => {
		const proof = { provedAt: ago(minutes), lastUsedAt: ago(minutes) };
		expect(isProved(asked(frequency), proof, NOW)).toBe(isLive);
	});

	it("by its last use where it is for a session, and not at all where there is none", () => {
		expect(isProved(asked("EveryAccess"), { provedAt: ago(600), lastUsedAt: ago(1) }, NOW)).toBe(true);
		expect(isProved(asked("EveryAccess"), null, NOW)).toBe(false);
	});
});

it.each([
	[5, 0, null, 5],
	[5, 4, null, 1],
	[1, 1, NOW, 0],
	// The sender asks for fewer tries than were used.
	[3, 4, null, 0],
])("of %s tries %s are used: %s left", (authenticationTries, failedProofs, proofLockedAt, left) => {
	expect(triesLeft({ authenticationTries, failedProofs, proofLockedAt })).toBe(left);
});

it.each([
	["EmailOTP", " 012 345 ", "012345"],
	["SMSOTP", "012-345", "012345"],
	["EmailOTP", "０１２３４５", "012345"],
	["AccessCode", "  Harbour 12 ", "Harbour 12"],
	["AccessCode", "Pa\u0308sswort", "Pässwort"],
] as const)("%s %j is compared as %j", (method, typed, code) => {
	expect(typedCode(method, typed)).toBe(code);
});

it("shows no more of an address or number than its owner needs", () => {
	expect(maskedAddress("wanda.lee@example.com")).toBe("w•••@example.com");
	expect(maskedAddress("nobody")).toBe("•••");
	expect(maskedNumber({ countryCode: "+33", number: "612345678" })).toBe("+33 •••• 78");
});
