import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { findSigner } from "#lib/db/stores/signing/signing.ts";
import { notOpen } from "#lib/domain/documents/rules.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/**
 * A signer of the locked document from whom something is still expected.
 *
 * @param without what does not work otherwise: "you can’t change the address"
 * @throws AppError NotFound; Conflict when nothing is expected from them any more
 */
export async function requireOpenSigner(tx: Tx, document: LockedDocument, signerId: string, without: string) {
	const signer = await findSigner(tx, document, signerId);
	if (!signer) throw refusal("NotFound", said("signerUnknown"));
	if (signer.status !== "NotCompleted") throw notOpen([signer], without);
	return signer;
}
