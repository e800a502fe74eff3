import {
	listDeletionsToRemind,
	listOverdueDeletions,
	lockDeletionForJob,
	updateDeletion,
} from "#lib/db/stores/content-deletions.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { certificatesOf } from "#lib/domain/content-deletion/certificates-of.ts";
import { noteDeletion } from "#lib/domain/content-deletion/note-deletion.ts";
import type { Context } from "#lib/domain/context.ts";
import { enqueue } from "#lib/queue/queue.ts";

const BATCH = 500;
const REMIND_MS = 3 * 86_400_000;
const OVERDUE_MS = 3_600_000;

/** Reminds Admins of deletions three days before they are carried out, and goes on with those whose job got lost. */
export async function attendDeletions(context: Context): Promise<void> {
	const now = context.now();
	for (const { id } of await listDeletionsToRemind(new Date(now.getTime() + REMIND_MS), BATCH)) {
		await inTransaction(async (tx) => {
			const deletion = await lockDeletionForJob(tx, id);
			if (deletion?.status !== "Waiting" || deletion.remindedAt) return;
			await updateDeletion(tx, deletion, { remindedAt: now });
			const { accountId, personName, dueAt } = deletion;
			const noted = { accountId, personName, dueAt: dueAt.toISOString(), ...(await certificatesOf(tx, deletion)) };
			await noteDeletion(tx, context, "deletion-reminder", noted);
		});
	}
	for (const { id: deletionId } of await listOverdueDeletions(new Date(now.getTime() - OVERDUE_MS), BATCH)) {
		await inTransaction((tx) => enqueue(tx, "content-deletion", { deletionId }));
	}
}
