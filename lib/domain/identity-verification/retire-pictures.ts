import { findActivityAt, setActivityAt } from "#lib/db/stores/documents/document-owner.ts";
import { lockDocumentForJob } from "#lib/db/stores/documents/documents.ts";
import { listSessionsToRedact } from "#lib/db/stores/identity-verification/identity-sessions.ts";
import {
	deletePictures,
	deleteVerification,
	findLatestVerification,
	listAbandonedVerifications,
	listOverduePictures,
	listVerificationsOfDocument,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { findSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { Context } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { redactSessions } from "./redact-session.ts";
import { ABANDONED_MS, isAbandoned, picturesUntil, takenTimes } from "./rules.ts";

/** An hour's share: what is left over goes in the next. */
const PER_RUN = 500;

/** Deletes pictures whose time is over, here and at providers, and tries that nobody went on with. */
export async function retirePictures(context: Context): Promise<void> {
	for (const { documentId } of await listOverduePictures(context.now(), PER_RUN)) {
		await discardObjects(await retireOf(context, documentId));
	}
	const since = new Date(context.now().getTime() - ABANDONED_MS);
	for (const { documentId, signerId } of await listAbandonedVerifications(since, PER_RUN)) {
		await discardObjects(await discardOf(documentId, signerId, since));
	}
	for (const { id } of await listSessionsToRedact(PER_RUN)) {
		await inTransaction((tx) => enqueue(tx, "identity-redact", { sessionId: id }));
	}
}

/** The keys of what was deleted. Lists keep their order: nothing happened to the signing. */
async function retireOf(context: Context, documentId: string): Promise<string[]> {
	return inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, documentId);
		// Held by an Admin: nothing of it goes.
		if (!document || document.heldAt) return [];
		const now = context.now();
		const overdue = (await listVerificationsOfDocument(tx, document)).filter(
			({ document: { closedAt, account }, ...one }) => {
				const takenAt = takenTimes(one);
				const until = takenAt.length === 0 ? null : picturesUntil(closedAt, takenAt, account.identityPictureDays);
				return until !== null && until <= now;
			},
		);
		if (overdue.length === 0) return [];
		for (const one of overdue) await redactSessions(tx, await deletePictures(tx, one, { at: now, why: "Retention" }));
		const names = [...new Set(overdue.map(({ signer }) => signer.name))];
		const activityAt = await findActivityAt(tx, document);
		const events = names.map((signerName) => ({
			type: "IdentityPicturesDeleted" as const,
			data: { signerName, why: "Retention" as const },
		}));
		await appendEvents(tx, context, document, events);
		await setActivityAt(tx, document, activityAt);
		return overdue.flatMap(({ pictures }) => pictures.map(({ objectKey }) => objectKey));
	});
}

async function discardOf(documentId: string, signerId: string, since: Date): Promise<string[]> {
	return inTransaction(async (tx) => {
		const document = await lockDocumentForJob(tx, documentId);
		const signer = document && (await findSigner(tx, document, signerId));
		const latest = signer && (await findLatestVerification(tx, signer));
		if (!latest || !isAbandoned(latest, since) || document.heldAt !== null) return [];
		await deleteVerification(tx, latest);
		return latest.pictures.map(({ objectKey }) => objectKey);
	});
}
