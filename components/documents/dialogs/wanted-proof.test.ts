import { describe, expect, it } from "vitest";
import { PROOF_METHODS, type ProofFrequency, type SignerProofView } from "#lib/contract/signing/proof-page.ts";
import type { SignerDetails } from "../details.ts";
import { SIGNER } from "../page/testing/signer.ts";
import { changeOf, wantedBy, wantedOf } from "./wanted-proof.ts";

const asked = (method: SignerProofView["method"], frequency: ProofFrequency): SignerDetails => ({
	...SIGNER,
	proof: {
		...{ method, frequency, tries: 5, triesLeft: 5, lockedAt: null, provedAt: null, failedAt: null },
		...{ identity: null, identitySettings: null },
	},
});

describe("how often a proof is wanted", () => {
	it.each(PROOF_METHODS)("is what is usual for %s, of a signer of whom nothing is asked", (method) => {
		const { frequency } = wantedBy(method, wantedOf(SIGNER), SIGNER);
		expect(frequency).toBe(method === "IdVerification" ? "OncePerDocument" : "EveryAccess");
	});

	it.each([
		["EmailOTP", "UntilSignCompleted", "IdVerification", "OncePerDocument"],
		["IdVerification", "OncePerDocument", "EmailOTP", "EveryAccess"],
		["IdVerification", "EveryAccess", "IdVerification", "EveryAccess"],
	] as const)("from %s, %s to %s: %s", (method, before, chosen, frequency) => {
		const signer = asked(method, before);
		expect(wantedOf(signer).frequency).toBe(before);
		const other = wantedBy("SMSOTP", wantedOf(signer), signer);
		expect(wantedBy(chosen, other, signer).frequency).toBe(frequency);
	});

	it("is a change by itself", () => {
		const signer = asked("IdVerification", "OncePerDocument");
		expect(changeOf(wantedOf(signer), signer)).toBe("nothing");
		expect(changeOf({ ...wantedOf(signer), frequency: "EveryAccess" }, signer)).toBe("ask");
	});
});
