import { env } from "#lib/config/env.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { type StoredSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { nextReminderAt } from "./rules.ts";

/** Plans a signer's first automatic reminder once they were reached. The document's row must be locked. */
export async function planFirstReminder(tx: Tx, document: LockedDocument, signer: StoredSigner): Promise<void> {
	if (signer.status !== "NotCompleted" || signer.nextReminderAt || signer.remindersSent > 0) return;
	if (document.disableEmails || !signer.firstDeliveredAt) return;
	if (!wantsRecipientMail(document.settings, signer.settings, "reminders")) return;
	const { reminders } = document.settings;
	const dueAt = nextReminderAt(reminders, signer, signer.firstDeliveredAt, env().dayMs);
	if (!dueAt) return;
	await updateSigner(tx, signer, { nextReminderAt: dueAt });
	await enqueue(tx, "remind", { documentId: document.id, signerId: signer.id }, { startAfter: dueAt });
}
