import { describe, expect, it } from "vitest";
import { PROOF_METHODS, usualFrequency } from "#lib/contract/signing/proof-page.ts";
import {
	frequencyOf,
	maskedAddress,
	maskedNumber,
	methodDue,
	type ProofSettings,
	stepDue,
	storedFrequency,
	triesLeft,
	typedCode,
} from "./proof-rules.ts";

const NOW = new Date("2026-11-23T12:00:00Z");
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const asked = (frequency: string, status = "NotCompleted"): ProofSettings => ({
	type: "Signer",
	authenticationType: "EmailOTP",
	authenticationFrequency: frequency,
	status,
	prefillHeldAt: null,
});
const LINK = { isOwn: false };
const proof = (minutes: number, lastUsed = minutes) => ({
	presentAt: null,
	provedAt: ago(minutes),
	lastUsedAt: ago(lastUsed),
});

describe("how often a proof is asked for", () => {
	it.each(PROOF_METHODS)("is stored of %s as it is shown where nothing is said", (method) => {
		const authenticationFrequency = storedFrequency(method, null);
		expect(frequencyOf({ authenticationFrequency })).toBe(usualFrequency(method));
	});
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
		["EveryAccess", 0, null],
		["EveryAccess", 59, null],
		["EveryAccess", 60, "proof"],
		["None", 60, "proof"],
		["UntilSignCompleted", 60, "proof"],
		["OncePerDocument", 60, null],
		["OncePerDocument", 364 * 24 * 60, null],
		["OncePerDocument", 365 * 24 * 60, "proof"],
	])("%s, given and used %s minutes ago: %s", (frequency, minutes, due) => {
		expect(stepDue(asked(frequency), LINK, proof(minutes), NOW)).toBe(due);
	});

	it("by its last use where it is for a session, and not at all where there is none", () => {
		expect(stepDue(asked("EveryAccess"), LINK, proof(600, 1), NOW)).toBeNull();
		expect(stepDue(asked("EveryAccess"), LINK, null, NOW)).toBe("proof");
	});

	it.each([
		["has not come back since a weekend", proof(3 * 24 * 60), null],
		["came back a moment ago", proof(3 * 24 * 60, 1), null],
		["came back an hour ago, and went again", proof(3 * 24 * 60, 60), "proof"],
		["never came back", proof(365 * 24 * 60), "proof"],
	])("of who waited for a sender it begins when they come back: %s", (_, given, due) => {
		for (const frequency of ["EveryAccess", "UntilSignCompleted"]) {
			const signer = { ...asked(frequency), authenticationType: "IdVerification" as const };
			expect(stepDue(signer, LINK, given, NOW)).toBe(due);
		}
	});
});

describe("in person, on a host's device", () => {
	const plain = { ...asked("None"), type: "InPersonSigner", authenticationType: "None" } as const;
	const coded = { ...asked("OncePerDocument"), type: "InPersonSigner" };
	const seen = (minutes: number, provedAt: Date | null = null) => ({
		presentAt: ago(minutes),
		provedAt,
		lastUsedAt: ago(minutes),
	});
	it.each([
		["nobody has said who is there", plain, LINK, null, "presence"],
		["a proof from elsewhere says nothing of who is there", coded, LINK, proof(1), "presence"],
		["the signer is there", plain, LINK, seen(14), null],
		["and has not touched it for a quarter of an hour", plain, LINK, seen(15), "presence"],
		["a code is asked for besides", coded, LINK, seen(1), "proof"],
		["and was given", coded, LINK, seen(1, ago(1)), null],
		["remembered or not, it ends with the signer's being there", coded, LINK, seen(15, ago(15)), "presence"],
		["what they signed is theirs by another link", plain, { isOwn: true }, null, null],
		["after their code", coded, { isOwn: true }, null, "proof"],
		["of somebody who signs alone every link is theirs", { ...plain, type: "Signer" }, LINK, null, null],
	] as const)("%s", (_, signer, link, given, due) => {
		expect(stepDue(signer, link, given, NOW)).toBe(due);
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
