import { randomUUID } from "node:crypto";
import type { IdentityOutcome } from "#lib/contract/signing/identity-page.ts";
import { type IdentitySettings, type TryVerifier, USUAL_IDENTITY } from "#lib/contract/signing/identity-settings.ts";
import { newSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import {
	findLinkHand,
	listVerifications,
	type StoredVerification,
	setHand,
	takeLink,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { insertProof } from "#lib/db/stores/signing/signer-proofs.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { SignerContext, VisitorContext } from "#lib/domain/context.ts";
import { findVerifierFor } from "#lib/domain/documents/find-verifier.ts";
import { triesOf } from "#lib/domain/documents/identity-tries.ts";
import { frequencyOf, methodDue, REMEMBERED_MS } from "#lib/domain/documents/proof-rules.ts";
import { type LinkFacts, takesPart } from "#lib/domain/identity-verification/rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import { type LockedUnproved, lockUnproved } from "../proving/lock-unproved.ts";
import { proofHashOf } from "../proving/proof-hash.ts";

/** Ends of a document for which nobody is asked to show anything any more. */
const OVER: ReadonlySet<string> = new Set(["Declined", "Revoked", "Expired"]);

/** What a browser is to keep from now on, for how long; null: until it is closed. */
export type KeptProof = { secret: string; keptMs: number | null };

/** How a step ended; `kept`: the browser has something to keep from now on. */
export type IdentifyingResult = { outcome: IdentityOutcome; kept?: KeptProof };

/** A signer who shows who they are, locked, and how far they are. */
export type Identifying = {
	tx: Tx;
	context: SignerContext;
	token: string;
	locked: LockedUnproved;
	settings: IdentitySettings;
	/** Who verifies what is begun now. */
	verifier: TryVerifier;
	/** The latest try; null: there is none. */
	latest: StoredVerification | null;
	/** The latest that was accepted; null: none was. */
	accepted: StoredVerification | null;
	link: LinkFacts | null;
};

/**
 * One step of a signer who shows who they are, which is over once they have signed. Nothing is done where nothing is
 * asked any more ("over"), and where no try is left ("stage").
 *
 * @throws AppError LinkUnusable
 */
export async function identifying<T extends { outcome: IdentityOutcome }>(
	call: VisitorContext,
	token: string,
	step: (at: Identifying) => Promise<T>,
): Promise<T | { outcome: "over" | "stage" }> {
	return comingIn(call, token, async (at) =>
		at.locked.signer.status === "NotCompleted" ? step(at) : { outcome: "over" as const },
	);
}

/**
 * The same of somebody who comes in by what was accepted before, also to what they have signed.
 *
 * @throws AppError LinkUnusable
 */
export async function comingIn<T extends { outcome: IdentityOutcome }>(
	call: VisitorContext,
	token: string,
	step: (at: Identifying) => Promise<T>,
): Promise<T | { outcome: "over" | "stage" }> {
	const found = await authenticateSigner(call, token);
	if (found.state === "usable") return { outcome: "over" };
	if (found.state !== "unproved") throw new AppError("LinkUnusable");
	const { context } = found;
	return inTransaction(async (tx) => {
		const locked = await lockUnproved(tx, context, "proof");
		if (!locked || methodDue(locked.signer) !== "IdVerification") return { outcome: "over" };
		if (OVER.has(locked.document.status) || locked.signer.status === "NotNeeded") return { outcome: "over" };
		if (locked.signer.proofLockedAt || locked.signer.prefillHeldAt) return { outcome: "stage" };
		const tries = triesOf(await listVerifications(tx, locked.signer), locked.signer.id);
		const link = await findLinkHand(tx, context.principal.tokenHash);
		const settings = locked.signer.settings.identity ?? USUAL_IDENTITY;
		const verifier = await findVerifierFor(settings, locked.document, tx);
		return step({ tx, context, token, locked, settings, verifier, ...tries, link });
	});
}

/** The try that this browser goes on with; null: there is none, or another browser has it. */
export function ownTry({ latest, locked, link }: Identifying): StoredVerification | null {
	return latest && takesPart(locked.proof?.handId ?? null, link, latest) ? latest : null;
}

/**
 * Makes this browser one of those that show together who the signer is: those of the link's, where it was made to go on,
 * else of a hand of its own.
 *
 * @param provedAt since when that is shown; null: not yet
 */
export async function joinHand(
	{ tx, context, token, locked, link }: Identifying,
	provedAt: Date | null = null,
): Promise<{ handId: string; kept?: KeptProof }> {
	const { signer, proof } = locked;
	const { proofHash, tokenHash } = context.principal;
	const now = context.now();
	if (proof && proofHash !== undefined && provedAt === null) {
		const handId = proof.handId ?? randomUUID();
		await setHand(tx, signer, { hash: proofHash, handId });
		return { handId };
	}
	const offered = link?.handId && !link.takenAt && (await takeLink(tx, tokenHash, now)) ? link.handId : null;
	const handId = offered ?? randomUUID();
	const secret = newSecret();
	const hash = proofHashOf(token, secret);
	await insertProof(tx, signer, { hash, presentAt: null, provedAt, lastUsedAt: now, handId });
	const keptMs = frequencyOf(signer) === "OncePerDocument" ? REMEMBERED_MS : null;
	return { handId, kept: { secret, keptMs } };
}
