import { describe, expect, it } from "vitest";
import { signingEn } from "#lib/i18n/signing/en.ts";
import { signingFr } from "#lib/i18n/signing/fr.ts";
import { type ClosedPageData, closedWords, renewedBy } from "./closed-words.ts";

function page(change: Partial<ClosedPageData>): ClosedPageData {
	return {
		locale: "EN",
		brand: {
			name: "Northwind",
			senderName: "Ana Silva",
			senderEmail: "ana@example.com",
			logoUrl: null,
			colors: { background: null, button: null },
			hidesTagLine: false,
		},
		signerName: "Mia Chen",
		title: "Lease",
		redirectUrl: null,
		finishUrl: null,
		timeZone: "UTC",
		mailsSigners: true,
		organisation: null,
		reachedBy: "mail",
		isReviewer: false,
		state: "waiting",
		hasSigned: false,
		declinedBy: null,
		reason: null,
		waitingFor: ["Omar Diaz"],
		at: null,
		download: null,
		downloadUntil: null,
		signedFor: null,
		reassignedTo: null,
		...change,
	};
}

it("tells until when it could be signed where that is known", () => {
	const textAt = (at: string | null) => closedWords(page({ state: "expired", at }), signingEn).text;
	expect(textAt("2026-01-02T09:00:00Z")).toMatch(/^It could be signed until \{date\}\./);
	expect(textAt(null)).toBe("It can't be signed any more. If you still want to sign, ask Ana Silva to send it again.");
});

it.each([
	[{ by: "Omar Diaz", group: "Legal team" }, "Omar Diaz has signed for Legal team"],
	[null, "Another member of your group has signed"],
])("who has signed for a group is told by name to those alone who may know it: %j", (signedFor, title) => {
	expect(closedWords(page({ state: "group-signed", signedFor }), signingEn).title).toBe(title);
});

it("a reassigned link says to whom; any other replaced link says whom to ask", () => {
	const wordsOf = (reassignedTo: string | null) =>
		closedWords(page({ state: "link-revoked", reassignedTo }), signingEn);
	expect(wordsOf("Omar Diaz").text).toContain("You reassigned it to Omar Diaz on {date}.");
	expect(wordsOf(null).text).toBe("This link was replaced on {date}. Ask Ana Silva if you still need to sign.");
});

describe("what a closed page promises", () => {
	it.each([
		["waiting", "Omar Diaz goes first. You get an email as soon as you can sign."],
		["signed", "Waiting for Omar Diaz. You get the sealed document by email when everybody has signed."],
	] as const)("where signers are mailed: %s", (state, text) => {
		expect(closedWords(page({ state }), signingEn).text).toBe(text);
	});

	it.each([
		["waiting", "Omar Diaz goes first. This page changes by itself as soon as you can sign."],
		["signed", "Waiting for Omar Diaz. You can download the sealed document here when everybody has signed."],
	] as const)("where the sender hands links out, no mail: %s", (state, text) => {
		expect(closedWords(page({ state, mailsSigners: false, reachedBy: "none" }), signingEn).text).toBe(text);
	});

	const STATES = ["waiting", "signed", "seal-failed", "link-expired", "link-revoked"] as const;
	it.each(STATES)("never speaks of mail where none goes out: %s", (state) => {
		for (const reachedBy of ["none", "sms"] as const) {
			for (const waitingFor of [[], ["Omar Diaz"], ["Omar Diaz", "Ana Silva"]]) {
				for (const messages of [signingEn, signingFr]) {
					expect(closedWords(page({ state, reachedBy, waitingFor }), messages).text).not.toMatch(/mail/);
				}
			}
		}
	});

	it.each([
		["mail", "link-expired", "mail"],
		["sms", "link-expired", "sms"],
		["mail", "link-revoked", null],
		["none", "link-expired", null],
		["mail", "waiting", null],
	] as const)("to who is reached by %s, %s, a new link goes by %s", (reachedBy, state, channel) => {
		expect(renewedBy(page({ state, reachedBy }))).toBe(channel);
	});
});
