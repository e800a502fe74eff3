import type { Tx } from "#lib/db/client.ts";
import { isToBeDeleted } from "#lib/db/stores/content-deletions.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/**
 * Nothing is sent from an account whose documents are all about to be deleted: whoever was asked would lose it. Nor is
 * somebody else put in a signer's place by the sender, or a document that has expired opened again. While
 * they go, what is made anew may be sent: one that can't be sealed may keep that from ending.
 *
 * What is out can be finished until then: reminders go out, a mistyped address of somebody who was asked is corrected,
 * a signer hands over to somebody else, and what has not expired is given more time.
 *
 * @throws AppError DeletionPending
 */
export async function requireMaySend(tx: Tx, document: LockedDocument): Promise<void> {
	if (await isToBeDeleted(tx, document)) throw refusal("DeletionPending", said("deletionPending"));
}
