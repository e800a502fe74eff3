import type { Tx } from "#lib/db/client.ts";
import {
	countDocumentsLeft,
	type LockedDeletion,
	listDocumentsToDelete,
	lockDeletionForJob,
	updateDeletion,
} from "#lib/db/stores/content-deletions.ts";
import { type LockedDocument, lockDocumentForJob, setDocumentDeleted } from "#lib/db/stores/documents/documents.ts";
import { deleteKeptCertificates } from "#lib/db/stores/documents/kept-certificates.ts";
import { setSealGivenUp } from "#lib/db/stores/sealing/sealing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { trashDocument } from "#lib/domain/documents/ending/trash-document.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { JOB_POLICIES } from "#lib/queue/definitions.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { certificatesOf } from "./certificates-of.ts";
import { noteDeletion } from "./note-deletion.ts";

type Slice = { batch: number; ms: number };

/** After so long, asked after each batch, a job leaves the rest to the next one. */
const SLICE: Slice = { batch: 100, ms: 240_000 };
const CERTIFICATES = 500;
/** Purges wait for mails that are under way, and for documents that are being sealed. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Deletes all documents of an account whose 14 days are over: each is revoked where it is still signed or its seal has
 * failed for good, and given to the purge; certificates of documents that are gone go with them where that was asked for. Held ones stay. Run again, it
 * goes on with those that are left; it is done when none is.
 */
export const runDeletion = defineVerb(
	{ permission: "jobs.run" },
	async (context: Context, deletionId: string, slice: Slice = SLICE): Promise<void> => {
		const deletion = await begin(context, deletionId);
		if (!deletion) return;
		if (await discardAll(context, deletion, slice)) return endOrLookAgain(context, deletionId);
		await inTransaction((tx) => enqueue(tx, "content-deletion", { deletionId }));
	},
);

/** @returns whether it came by all of them */
async function discardAll(context: Context, { accountId, dueAt: until }: LockedDeletion, { batch: take, ms }: Slice) {
	const endsAt = performance.now() + ms;
	let after: string | null = null;
	for (;;) {
		const documents = await listDocumentsToDelete(accountId, { until, after, now: context.now(), take });
		for (const { id } of documents) await discard(context, id);
		if (documents.length < take) return true;
		after = documents.at(-1)?.place ?? null;
		if (performance.now() >= endsAt) return false;
	}
}

/** @returns null when it was undone, is done, or its time has not come */
async function begin(context: Context, deletionId: string): Promise<LockedDeletion | null> {
	return inTransaction(async (tx) => {
		const deletion = await lockDeletionForJob(tx, deletionId);
		const now = context.now();
		if (!deletion || deletion.status === "Done" || deletion.dueAt > now) return null;
		const { held, others } = await countDocumentsLeft(deletion.accountId, deletion.dueAt, tx);
		const first = deletion.status === "Waiting" ? { documentCount: held + others } : {};
		await updateDeletion(tx, deletion, { ...first, status: "Running", steppedAt: now });
		return deletion;
	});
}

async function discard(context: Context, documentId: string): Promise<void> {
	await inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, documentId);
		if (!document || document.heldAt !== null) return;
		const now = context.now();
		if (document.deletedAt) {
			await setDocumentDeleted(tx, document, { deletedAt: document.deletedAt, purgeAt: now });
			await enqueue(tx, "purge", { documentId });
			return;
		}
		if (document.status === "InProgress" && document.sealState !== "None") {
			// One that is being sealed has its time: it is looked at again.
			if (!hasSealFailed(document)) return;
			await setSealGivenUp(tx, document);
		}
		await trashDocument(tx, context, document, now);
	});
}

/** Whether every attempt of a seal's job came to nothing. Housekeeping tries again all the same, to the end of time. */
function hasSealFailed({ sealState, sealAttempts }: LockedDocument): boolean {
	return sealState === "Failed" && sealAttempts > JOB_POLICIES.seal.retryLimit;
}

/** Lets go of some certificates of documents that are gone. @returns whether there may be more */
async function discardCertificates(deletionId: string): Promise<boolean> {
	const keys = await inTransaction(async (tx) => {
		const deletion = await lockDeletionForJob(tx, deletionId);
		return deletion?.status === "Running" ? takeCertificates(tx, deletion) : [];
	});
	await discardObjects(keys);
	return keys.length === CERTIFICATES;
}

async function takeCertificates(tx: Tx, deletion: LockedDeletion): Promise<string[]> {
	return deletion.takesCertificates ? deleteKeptCertificates(tx, deletion, CERTIFICATES) : [];
}

async function endOrLookAgain(context: Context, deletionId: string): Promise<void> {
	while (await discardCertificates(deletionId));
	const keys = await inTransaction(async (tx) => {
		const deletion = await lockDeletionForJob(tx, deletionId);
		if (deletion?.status !== "Running") return [];
		const { accountId, personName, documentCount, takesCertificates } = deletion;
		const now = context.now();
		const { held, others } = await countDocumentsLeft(accountId, deletion.dueAt, tx);
		if (others > 0) {
			await updateDeletion(tx, deletion, { steppedAt: now });
			const startAfter = new Date(now.getTime() + LOOK_AGAIN_MS);
			await enqueue(tx, "content-deletion", { deletionId }, { startAfter });
			return [];
		}
		await updateDeletion(tx, deletion, { status: "Done", steppedAt: now, endedAt: now, keptCount: held });
		const deleted = Math.max(0, documentCount - held);
		const certificates = await certificatesOf(tx, { accountId, takesCertificates });
		await noteDeletion(tx, context, "deletion-done", { accountId, personName, deleted, kept: held, ...certificates });
		// Those that the last purges have left.
		return takeCertificates(tx, deletion);
	});
	await discardObjects(keys);
}
