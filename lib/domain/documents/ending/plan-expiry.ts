import { env } from "#lib/config/env.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { enqueue } from "#lib/queue/queue.ts";

/** Has the document expire at its time, and a day before that warns those it concerns. */
export async function planExpiry(
	tx: Tx,
	document: Pick<LockedDocument, "id" | "expiresAt" | "settings">,
	now: Date,
): Promise<void> {
	const { id: documentId, expiresAt, settings } = document;
	if (!expiresAt) return;
	await enqueue(tx, "expire", { documentId }, { startAfter: expiresAt });
	const alertAt = new Date(expiresAt.getTime() - env().dayMs);
	if (!settings.enableExpiryAlert || alertAt <= now) return;
	await enqueue(tx, "expiry-alert", { documentId }, { startAfter: alertAt });
}
