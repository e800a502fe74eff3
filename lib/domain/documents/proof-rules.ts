import type { CodeMethod, ProofFrequency, ProofMethod } from "#lib/contract/signing/proof-page.ts";
import { DAY_MS, MINUTE_MS } from "#lib/units.ts";

/** Wrong codes in a row at which a signer is locked, unless the request says another number. */
export const DEFAULT_TRIES = 5;

/** How long a code that was sent counts. */
export const CODE_MS = 10 * MINUTE_MS;

/** So long after one code another can be had. */
export const CODE_PAUSE_MS = 30_000;

/** A proof that is to be given in each session of a browser is over when it was not used for so long. */
const IDLE_MS = 60 * MINUTE_MS;

/** A proof that is to be given once is remembered by its browser for so long. */
export const REMEMBERED_MS = 365 * DAY_MS;

/** The host's device goes back to asking who is there when it was not used for so long. */
const PRESENCE_IDLE_MS = 15 * MINUTE_MS;

/** What the rules need to know of a signer. */
export type ProofSettings = {
	type: string;
	authenticationType: "None" | ProofMethod;
	/** As it was asked for; see frequencyOf. */
	authenticationFrequency: string;
	status: string;
	/** Accepted, and closed all the same until fields are filled in; null: not. */
	prefillHeldAt: Date | null;
};

/** When a browser gave its proof, and used it last; presentAt: since when the signer has the host's device. */
export type ProofTimes = { presentAt: Date | null; provedAt: Date | null; lastUsedAt: Date };

/** isOwn: it went to the address of a signer in person themselves. */
export type ProofLink = { isOwn: boolean };

/** How often a signer proves who they are; what was not said is each time (lib/contract/README.md "Proof of who signs"). */
export function frequencyOf({ authenticationFrequency }: { authenticationFrequency: string }): ProofFrequency {
	const said = authenticationFrequency;
	return said === "UntilSignCompleted" || said === "OncePerDocument" ? said : "EveryAccess";
}

/** What is stored of how often a proof is asked for. A document is shown once where nothing is said: somebody looks at it. */
export function storedFrequency(method: "None" | ProofMethod, said: ProofFrequency | null): string {
	return said ?? (method === "IdVerification" ? "OncePerDocument" : "None");
}

/** What a signer has to prove who they are with before anything is shown; null: nothing, or nothing any more. */
export function methodDue(signer: ProofSettings): ProofMethod | null {
	if (signer.authenticationType === "None") return null;
	const isOver = frequencyOf(signer) === "UntilSignCompleted" && signer.status === "Completed";
	return isOver ? null : signer.authenticationType;
}

/**
 * Whether what a browser proved still counts. Somebody takes their time to look at an identity document, and whoever
 * waits for that takes theirs to come back: the time of a session begins when they do.
 */
function isProofLive(signer: ProofSettings, proof: ProofTimes | null, now: Date): boolean {
	if (!proof?.provedAt) return false;
	const isUnseen = signer.authenticationType === "IdVerification" && proof.lastUsedAt <= proof.provedAt;
	if (isUnseen || frequencyOf(signer) === "OncePerDocument")
		return now.getTime() - proof.provedAt.getTime() < REMEMBERED_MS;
	return now.getTime() - proof.lastUsedAt.getTime() < IDLE_MS;
}

/** Whether a link is opened on a device that its host lends to the signer. */
export function isHosted({ type }: { type: string }, { isOwn }: ProofLink): boolean {
	return type === "InPersonSigner" && !isOwn;
}

/**
 * What is to come before what stands behind a link is shown to this browser; null: nothing.
 * presence: the host hands the device to the signer, who says so · proof: the signer's code
 */
export function stepDue(
	signer: ProofSettings,
	link: ProofLink,
	proof: ProofTimes | null,
	now: Date,
): "presence" | "proof" | null {
	const isPresent = proof?.presentAt && now.getTime() - proof.lastUsedAt.getTime() < PRESENCE_IDLE_MS;
	if (isHosted(signer, link) && !isPresent) return "presence";
	if (methodDue(signer) === null) return null;
	return isProofLive(signer, proof, now) && signer.prefillHeldAt === null ? null : "proof";
}

/** Wrong codes that may still be given. */
export function triesLeft(signer: { authenticationTries: number; failedProofs: number; proofLockedAt: Date | null }) {
	return signer.proofLockedAt ? 0 : Math.max(0, signer.authenticationTries - signer.failedProofs);
}

/** A code as it is compared: people type blanks and dashes into what was sent, and write in other forms of Unicode. */
export function typedCode(method: CodeMethod, text: string): string {
	const plain = text.normalize("NFKC").trim();
	return method === "AccessCode" ? plain : plain.replace(/[\s\p{Pd}.]/gu, "");
}

/** A number of which only the end is shown: "+33 •••• 78". */
export function maskedNumber({ countryCode, number }: { countryCode: string; number: string }): string {
	return `${countryCode} •••• ${number.slice(-2)}`.trim();
}

/** An address of which the beginning and the domain are shown: "w•••@example.com". */
export function maskedAddress(email: string): string {
	const at = email.lastIndexOf("@");
	return at < 1 ? "•••" : `${[...email][0] ?? ""}•••${email.slice(at)}`;
}
