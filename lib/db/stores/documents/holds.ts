import { db, type Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "./documents.ts";

/** Keeps a document from being deleted, or lets it be deleted again. */
export async function setHold(
	tx: Tx,
	{ id }: LockedDocument,
	hold: { heldAt: Date; heldBy: string; heldReason: string } | null,
): Promise<void> {
	// Its time is decided, and its sender told, anew when it is released.
	const data = hold ? { ...hold, deleteAt: null } : { heldAt: null, heldBy: null, heldReason: null };
	await tx.document.update({ where: { id }, data, select: { id: true } });
}

/** Says when a document in the trash goes for good. */
export async function setPurgeTime(tx: Tx, { id }: LockedDocument, purgeAt: Date): Promise<void> {
	await tx.document.update({ where: { id }, data: { purgeAt }, select: { id: true } });
}

export type HeldDocument = { id: string; title: string; isInTrash: boolean };

/**
 * Documents of an account that an Admin keeps from being deleted, in the order of their ids; found by an index that
 * holds them alone.
 *
 * @param afterId the last one of the page before; null begins
 */
export async function listHeldDocuments(
	accountId: string,
	{ afterId, limit }: { afterId: string | null; limit: number },
	tx: Tx = db(),
): Promise<HeldDocument[]> {
	return tx.$queryRaw`
		SELECT "id", "title", "deletedAt" IS NOT NULL AS "isInTrash" FROM "Document"
		WHERE "accountId" = ${accountId}::uuid AND "heldAt" IS NOT NULL
			AND (${afterId}::uuid IS NULL OR "id" > ${afterId}::uuid)
		ORDER BY "id" LIMIT ${limit}`;
}
