import type { Tx } from "#lib/db/client.ts";
import { findProof } from "#lib/db/stores/signing/signer-proofs.ts";
import { lockLink } from "#lib/db/stores/signing/signing.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { type ProofTimes, stepDue } from "#lib/domain/documents/proof-rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import type { LockedSigner } from "../require-acting-signer.ts";
import { linkState } from "../rules.ts";

/** A signer who has something to show still, and what their browser has shown so far. */
export type LockedUnproved = LockedSigner & { proof: (ProofTimes & { handId: string | null }) | null };

/**
 * Locks the signer of a link who still has to prove who they are, or to say that they are there: of several tries at
 * once, each is counted.
 *
 * @returns null when that is not what is to be done any more
 * @throws AppError LinkUnusable
 */
export async function lockUnproved(
	tx: Tx,
	{ principal, now }: SignerContext,
	step: "presence" | "proof",
): Promise<LockedUnproved | null> {
	const { accountId, documentId, signerId, tokenHash: hash, proofHash } = principal;
	const locked = await lockLink(tx, { accountId, documentId, signerId, hash });
	const isUsable = linkState(locked?.link ?? null, now()) === "usable";
	if (!locked || locked.document.deletedAt || !isUsable) throw new AppError("LinkUnusable");
	const proof = proofHash === undefined ? null : await findProof(tx, signerId, proofHash);
	return stepDue(locked.signer, locked.link, proof, now()) === step ? { ...locked, proof } : null;
}
