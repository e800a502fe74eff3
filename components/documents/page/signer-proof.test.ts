import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { SignerIdentityView } from "#lib/contract/documents/reading/identity-review.ts";
import type { SignerProofView } from "#lib/contract/signing/proof-page.ts";
import { ProofLine } from "./signer-proof.tsx";
import { inWords } from "./testing/in-words.ts";

const PROOF: SignerProofView = {
	method: "AccessCode",
	frequency: "EveryAccess",
	tries: 5,
	triesLeft: 5,
	lockedAt: null,
	provedAt: null,
	failedAt: null,
	identity: null,
	identitySettings: null,
};
const AT = "2026-11-01T09:00:00Z";

const shown = (state: SignerIdentityView["state"], maySee = true): SignerProofView["identity"] => ({
	...{ state, maySee, isWithheld: false },
	at: AT,
	triesLeft: 1,
	kind: "Passport",
});

describe("what is said of how a signer proves who they are", () => {
	it.each([
		["has not proved it", {}, "Access code: not verified yet"],
		["has proved it", { provedAt: AT }, "Access code: verified on Nov 1, 2026"],
		[
			"was wrong since",
			{ provedAt: AT, failedAt: AT, triesLeft: 1 },
			"Access code: wrong code on Nov 1, 2026, 1 try left",
		],
		["is locked", { lockedAt: AT, failedAt: AT, triesLeft: 0 }, "Access code: locked on Nov 1, 2026"],
		["is to show a document", { method: "IdVerification", identity: shown("Start") }, "ID verification: not started"],
		[
			"waits to be looked at",
			{ method: "IdVerification", identity: shown("Review") },
			"submitted on Nov 1, 2026, waiting for your review",
		],
		[
			"waits for somebody else to look at it",
			{ method: "IdVerification", identity: shown("Review", false) },
			"submitted on Nov 1, 2026, waiting for the sender’s review",
		],
		["was refused", { method: "IdVerification", identity: shown("Rejected") }, "rejected on Nov 1, 2026, 1 try left"],
		["gets codes", { method: "SMSOTP" }, "SMS code: not verified yet"],
	] as [string, Partial<SignerProofView>, string][])("%s", (_, proof, said) => {
		const page = inWords(createElement(ProofLine, { proof: { ...PROOF, ...proof } }), "EN");
		expect(renderToStaticMarkup(page).replace(/<[^>]+>/g, "")).toContain(said);
	});
});
