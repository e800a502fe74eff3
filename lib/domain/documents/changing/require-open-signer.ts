import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents.ts";
import { findSigner } from "#lib/db/stores/signing.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { whyNotOpen } from "../rules.ts";

/**
 * A signer of the locked document from whom something is still expected.
 *
 * @param refusal what does not work otherwise: "the address can't be changed"
 * @throws AppError NotFound; Conflict when nothing is expected from them any more
 */
export async function requireOpenSigner(tx: Tx, document: LockedDocument, signerId: string, refusal: string) {
	const signer = await findSigner(tx, document, signerId);
	if (!signer) throw new AppError("NotFound", "This document has no such signer.");
	if (signer.status !== "NotCompleted") throw new AppError("Conflict", `${whyNotOpen([signer])}, so ${refusal}.`);
	return signer;
}
