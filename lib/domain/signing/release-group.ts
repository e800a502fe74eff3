import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { releaseFellows, type StoredSigner } from "#lib/db/stores/signing/signing.ts";
import { channelsOf } from "#lib/domain/documents/asking/tell-signer.ts";
import { enqueue } from "#lib/queue/queue.ts";

/**
 * One of a group has signed: the others have nothing to do any more. Those who had been asked get one short
 * notice, and their links show who signed. The document's row must be locked.
 */
export async function releaseGroup(tx: Tx, document: LockedDocument, signer: StoredSigner): Promise<void> {
	const { groupKey } = signer;
	if (groupKey === null) return;
	const { id: documentId, accountId } = document;
	for (const fellow of await releaseFellows(tx, document, groupKey)) {
		if (!channelsOf(document, fellow).includes("mail")) continue;
		await enqueue(tx, "mail", { kind: "signer-not-needed", accountId, documentId, signerId: fellow.id });
	}
}
