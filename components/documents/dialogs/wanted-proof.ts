import { IDENTITY_KINDS } from "#lib/contract/signing/identity-page.ts";
import { USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import { type ProofFrequency, usualFrequency } from "#lib/contract/signing/proof-page.ts";
import type { SignerDetails } from "../details.ts";
import type { WantedProof } from "../proof-verbs.ts";

/** How often a wrong code may be given where nobody says otherwise. */
const USUAL_TRIES = 5;

/** What is wanted of a signer before anybody chooses: what is asked of them now. */
export function wantedOf({ proof, phone }: SignerDetails): WantedProof {
	const method = proof?.method ?? "None";
	return {
		method,
		accessCode: "",
		phone: phone?.trim() ?? "",
		tries: proof?.tries ?? USUAL_TRIES,
		frequency: frequencyBy(method, proof),
		identity: proof?.identitySettings ?? USUAL_IDENTITY,
	};
}

/** The same by another method: as often as it is asked for now, or as is usual for it. */
export function wantedBy(method: WantedProof["method"], wanted: WantedProof, { proof }: SignerDetails): WantedProof {
	return { ...wanted, method, frequency: frequencyBy(method, proof) };
}

function frequencyBy(method: WantedProof["method"], proof: SignerDetails["proof"]): ProofFrequency {
	return proof?.method === method ? proof.frequency : usualFrequency(method);
}

/** What is to be done about a proof: ask for it, give another code, or ask for none. */
export type ProofStep = "nothing" | "ask" | "code" | "remove";

/** What it takes to get from what is asked of a signer to what is wanted. */
export function changeOf(wanted: WantedProof, signer: SignerDetails): ProofStep {
	const { method, tries, frequency, accessCode, phone } = wanted;
	const { proof } = signer;
	if (method === "None") return proof ? "remove" : "nothing";
	const isSame = proof?.method === method && proof.tries === tries && proof.frequency === frequency;
	if (!isSame) return "ask";
	if (method === "IdVerification") return isSameIdentity(wanted, signer) ? "nothing" : "ask";
	if (method === "AccessCode") return accessCode.trim() === "" ? "nothing" : "code";
	return method === "SMSOTP" && phone.trim() !== wantedOf(signer).phone ? "ask" : "nothing";
}

function isSameIdentity({ identity }: WantedProof, signer: SignerDetails): boolean {
	const before = wantedOf(signer).identity;
	const isSameKinds = IDENTITY_KINDS.every(
		(kind) => identity.allowedKinds.includes(kind) === before.allowedKinds.includes(kind),
	);
	const isSameWay = identity.requiresLiveCapture === before.requiresLiveCapture;
	const isSameFace = identity.requiresMatchingSelfie === before.requiresMatchingSelfie;
	const isSameHold = identity.holdsForPrefill === before.holdsForPrefill;
	return isSameKinds && isSameWay && isSameFace && isSameHold && identity.nameMatcher === before.nameMatcher;
}
