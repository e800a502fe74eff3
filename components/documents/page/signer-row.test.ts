import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SignerDetails } from "../details.ts";
import { SignerRow } from "./signer-row.tsx";
import { inWords } from "./testing/in-words.ts";
import { SIGNER } from "./testing/signer.ts";

const unused = () => Promise.reject(new Error("not pressed"));

/** What is said of a signer, without the elements it stands in. */
function words(signer: Partial<SignerDetails>, locale: "EN" | "FR" = "EN"): string {
	const proofVerbs = {
		ask: unused,
		changeCode: unused,
		remove: unused,
		unlock: unused,
		disclose: null,
		mayText: true,
		identityProvider: null,
	};
	const verbs = { correctEmail: unused, changeRecipient: unused, copyLink: unused, proofVerbs };
	const row = { ...verbs, signer: { ...SIGNER, ...signer }, documentId: "2", isDocumentOpen: true };
	const page = createElement(SignerRow, row);
	return renderToStaticMarkup(inWords(page, locale)).replace(/<[^>]+>/g, " ");
}

describe("what is said of a signer whose turn it is", () => {
	it.each([
		["whose email is being sent", {}, "Sent"],
		["who was sent a mail", { deliveryStatus: "Sent" }, "Email sent"],
		[
			"who is sent the mail again",
			{ deliveryStatus: "Queued", nextAttemptAt: "1969-12-31T23:00:00Z" },
			"Not delivered yet, retrying in a moment",
		],
		["who was sent a text message", { deliveryStatus: "Sent", deliveryMode: "SMS" }, "SMS sent"],
		["to whom nothing is sent", { isSentTo: false }, "No email: share the link yourself"],
		["whose turn has not come", { isAsked: false, isSentTo: false }, "Waiting for others"],
	] as [string, Partial<SignerDetails>, string][])("%s", (_, signer, said) => {
		expect(words(signer)).toContain(said);
		if (said !== "Sent") expect(words(signer)).not.toContain("Sent");
	});
});

it.each([
	["EN", { status: "Completed", signedAt: "2026-11-03T09:00:00Z" }, "Signed on Nov 3, 2026"],
	["FR", { status: "Completed", signedAt: "2026-11-03T09:00:00Z" }, "A signé le 3 nov. 2026"],
	["FR", { isSentTo: true, viewedAt: "2026-11-01T09:00:00Z" }, "A consulté le 1er nov. 2026"],
] as ["EN" | "FR", Partial<SignerDetails>, string][])(
	"a day stands in a sentence as %s says it",
	(locale, signer, said) => {
		expect(words(signer, locale).replace(/\s+/g, " ")).toContain(said);
	},
);

it("names the last reminder until the signer has signed", () => {
	const lastRemindedAt = "2026-11-03T09:00:00Z";
	expect(words({ lastRemindedAt })).toMatch(/Last reminded\s+on\s+Nov 3, 2026/);
	expect(words({ lastRemindedAt, status: "Completed" })).not.toContain("Last reminded");
});

it("a code that did not arrive is said with its reason and what to do", () => {
	const proof = { method: "SMSOTP", frequency: "EveryAccess", tries: 5, triesLeft: 5 } as const;
	const nothing = { lockedAt: null, provedAt: null, failedAt: null, identity: null, identitySettings: null };
	const host = { type: "InPersonSigner", hostName: "Hugo Host", hostEmail: "hugo@host.test" } as const;
	const failed = { channel: "sms", to: "+33612345678", reason: "400 No such number.", isCode: true } as const;
	const waiting = { ...host, deliveryStatus: "Sent", proof: { ...proof, ...nothing } };
	const withReason = words({ ...waiting, failures: [failed] });
	expect(withReason).toContain(
		"Mia Chen’s code wasn’t delivered to +33612345678: 400 No such number. Mia Chen can’t open the document",
	);
	for (const said of ["Code not delivered", "Change authentication"]) expect(withReason).toContain(said);
	const sms = words({ ...waiting, failures: [{ ...failed, to: "+33600000000", reason: "" }] }, "FR");
	expect(sms).toContain("Le code de Mia Chen n’a pas été remis (+33600000000).");
});
