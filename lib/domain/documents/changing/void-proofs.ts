import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { deleteProofs, hasVerification } from "#lib/db/stores/signing/signer-proofs.ts";
import { requireNotHeld } from "../ending/require-not-held.ts";

/**
 * Whatever signers have proved counts for nothing any more. What they showed of who they are goes with it, pictures
 * included: not from a document that an Admin keeps from being deleted.
 *
 * @throws AppError Conflict
 */
export async function voidProofs(tx: Tx, document: LockedDocument, signerIds: string[]): Promise<void> {
	if (document.heldAt !== null && (await hasVerification(tx, signerIds))) requireNotHeld(document);
	await deleteProofs(tx, signerIds);
}
