import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { findSigner, type StoredSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellSigner } from "../asking/tell-signer.ts";

/** Opens the document to a signer for whom it was held; they are told, since they may have left the page by now. */
export async function endPrefillHold(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	{ signer, by }: { signer: StoredSigner; by: "prefill" | "sender" },
): Promise<void> {
	const filled = by === "prefill" ? { prefilledAt: context.now() } : {};
	await updateSigner(tx, signer, { prefillHeldAt: null, ...filled });
	const data = { signerName: signer.name, by };
	await appendEvents(tx, context, document, [{ type: "PrefillHoldEnded", data }]);
	await tellSigner(tx, document, signer, "identity-accepted");
}

/** The same for those of some signers for whom it was held, once fields of theirs are filled in. */
export async function endPrefillHolds(
	tx: Tx,
	context: Context,
	document: LockedDocument,
	signerIds: readonly string[],
): Promise<void> {
	for (const id of new Set(signerIds)) {
		const signer = await findSigner(tx, document, id);
		if (signer?.prefillHeldAt) await endPrefillHold(tx, context, document, { signer, by: "prefill" });
	}
}
