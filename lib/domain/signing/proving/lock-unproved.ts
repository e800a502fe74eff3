import type { Tx } from "#lib/db/client.ts";
import { findProof } from "#lib/db/stores/signer-proofs.ts";
import { lockLink } from "#lib/db/stores/signing.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { isProved } from "#lib/domain/documents/proof-rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import type { LockedSigner } from "../require-acting-signer.ts";
import { linkState } from "../rules.ts";

/**
 * Locks the signer of a link who still has to prove who they are: of several tries at once, each is counted.
 *
 * @returns null when nothing is to be proved any more
 * @throws AppError LinkUnusable
 */
export async function lockUnproved(tx: Tx, { principal, now }: SignerContext): Promise<LockedSigner | null> {
	const { accountId, documentId, signerId, tokenHash: hash, proofHash } = principal;
	const locked = await lockLink(tx, { accountId, documentId, signerId, hash });
	const isUsable = linkState(locked?.link ?? null, now()) === "usable";
	if (!locked || locked.document.deletedAt || !isUsable) throw new AppError("LinkUnusable");
	const proof = proofHash === undefined ? null : await findProof(tx, signerId, proofHash);
	return isProved(locked.signer, proof, now()) ? null : locked;
}
