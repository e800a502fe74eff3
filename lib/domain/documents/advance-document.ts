import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { askSigners } from "#lib/domain/delivery/ask-signers.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { isEverybodyDone, type OrderedSigner, signersToActivate } from "./rules.ts";

/**
 * Moves a document on after it was sent or a signer finished: asks the next wave, or, when everybody
 * is done, hands it to sealing. The document's row must be locked by this transaction.
 */
export async function advanceDocument(tx: Tx, context: Context, document: LockedDocument): Promise<void> {
	const signers = await tx.signer.findMany({
		where: { documentId: document.id },
		select: { id: true, order: true, status: true, activatedAt: true, settings: true, deliveryMode: true },
		orderBy: { position: "asc" },
	});
	if (isEverybodyDone(signers)) {
		await appendEvents(tx, context, document, [{ type: "DocumentCompleted", data: {} }]);
		await tx.document.update({ where: { id: document.id }, data: { sealState: "Pending" }, select: { id: true } });
		await enqueue(tx, "seal", { documentId: document.id });
		return;
	}
	await activateSigners(tx, context, document, signers);
}

async function activateSigners(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	signers: (OrderedSigner & { settings: unknown; deliveryMode: string })[],
): Promise<void> {
	const next = signersToActivate(signers, document.enableSigningOrder);
	if (next.length === 0) return;
	const isFirstWave = signers.every((signer) => signer.activatedAt === null);
	await askSigners(tx, document, next, isFirstWave ? "please-sign" : "your-turn", context.now());
}
