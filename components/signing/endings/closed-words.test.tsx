import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { signingMessages } from "#lib/i18n/signing/signing-messages.ts";
import { type ClosedPageData, closedWords, renewedBy } from "./closed-words.tsx";

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

const ENGLISH = signingMessages("EN");

function textOf(change: Partial<ClosedPageData>, messages = ENGLISH): string {
	const { text } = closedWords(page(change), messages, <time>January 2</time>);
	return renderToStaticMarkup(<p>{text}</p>).replace(/^<p>|<\/p>$/g, "");
}

it("tells until when it could be signed where that is known", () => {
	const textAt = (at: string | null) => textOf({ state: "expired", at });
	expect(textAt("2026-01-02T09:00:00Z")).toMatch(/^The deadline was <time>January 2<\/time>\./);
	expect(textAt(null)).toBe("It can no longer be signed. If you still want to sign, ask Ana Silva to send it again.");
});

it.each([
	[{ by: "Omar Diaz", group: "Legal team" }, "Omar Diaz signed for Legal team"],
	[null, "Someone else in your group signed"],
])("who has signed for a group is told by name to those alone who may know it: %j", (signedFor, title) => {
	expect(closedWords(page({ state: "group-signed", signedFor }), ENGLISH).title).toBe(title);
});

it("a reassigned link says to whom; any other replaced link says whom to ask", () => {
	const wordsOf = (reassignedTo: string | null) => textOf({ state: "link-revoked", reassignedTo });
	expect(wordsOf("Omar Diaz")).toContain("You reassigned it to Omar Diaz on <time>January 2</time>.");
	expect(wordsOf(null)).toBe(
		"This link was replaced on <time>January 2</time>. Ask Ana Silva if you still need to sign.",
	);
});

describe("what a closed page promises", () => {
	it.each([
		["waiting", "Waiting for Omar Diaz. We’ll email you when you can sign."],
		["signed", "Waiting for Omar Diaz. We’ll email you the sealed document when everyone has signed."],
	] as const)("where signers are mailed: %s", (state, text) => {
		expect(textOf({ state })).toBe(text);
	});

	it.each([
		["waiting", "Waiting for Omar Diaz. This page will update when you can sign."],
		["signed", "Waiting for Omar Diaz. You can download the sealed document here when everyone has signed."],
	] as const)("where the sender hands links out, no mail: %s", (state, text) => {
		expect(textOf({ state, mailsSigners: false, reachedBy: "none" })).toBe(text);
	});

	const STATES = ["waiting", "signed", "seal-failed", "link-expired", "link-revoked"] as const;
	it.each(STATES)("never speaks of mail where none goes out: %s", (state) => {
		for (const reachedBy of ["none", "sms"] as const) {
			for (const waitingFor of [[], ["Omar Diaz"], ["Omar Diaz", "Ana Silva"]]) {
				for (const locale of ["EN", "FR"]) {
					expect(textOf({ state, reachedBy, waitingFor }, signingMessages(locale))).not.toMatch(/mail/);
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
