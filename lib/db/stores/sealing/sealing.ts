import { db, type Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedDocument } from "../documents/documents.ts";

type SealedObject = { key: string; sha256: string; kind: string };

/**
 * Remembers what sealing made: every file by its hash, and where those parts are that are downloaded each by itself.
 *
 * @param objects parts in the order of the document's files
 */
export async function recordSealedFiles(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	objects: readonly SealedObject[],
): Promise<void> {
	const rows = objects.map(({ sha256, kind }) => ({ sha256, documentId, kind }));
	await tx.sealedFile.createMany({ data: rows, skipDuplicates: true });
	const parts = objects.filter(({ kind }) => kind === "Part");
	for (const [position, { key: sealedKey }] of parts.entries()) {
		await tx.documentFile.updateMany({ where: { documentId, position }, data: { sealedKey } });
	}
}

/** A seal that failed is being tried once more: it is not to be asked for again meanwhile. */
export async function setSealPending(tx: Tx, { id }: LockedDocument): Promise<void> {
	await tx.document.update({ where: { id }, data: { sealState: "Pending" }, select: { id: true } });
}

/** Messages about the completion wait for nothing any more. The locked document is moved forward. */
export async function endNoticeHold(tx: Tx, document: LockedDocument): Promise<void> {
	await tx.document.update({ where: { id: document.id }, data: { noticesHeldUntil: null }, select: { id: true } });
	document.noticesHeldUntil = null;
}

/** No timestamp is asked for any more. */
export async function endTimestampWait(tx: Tx, { id }: LockedDocument): Promise<void> {
	await tx.document.update({ where: { id }, data: { timestampUntil: null }, select: { id: true } });
}

/** Counts a failure of the time-stamping authority. */
export async function setTimestampTries(tx: Tx, { id }: LockedDocument, timestampTries: number): Promise<void> {
	await tx.document.update({ where: { id }, data: { timestampTries }, select: { id: true } });
}

/** A seal that failed for good is not tried any more. The locked document is moved forward. */
export async function setSealGivenUp(tx: Tx, document: LockedDocument): Promise<void> {
	const given = { sealState: "None" } as const;
	await tx.document.update({
		where: { id: document.id },
		data: { ...given, sealNote: Prisma.DbNull },
		select: { id: true },
	});
	Object.assign(document, given);
}

type SealingCertificate = { sha256: string; macKeyId: string; mac: string };

/** Records a certificate that documents are sealed with; again when another evidence key is in use by now. */
export async function recordSealingCertificate(
	tx: Tx,
	{ sha256, macKeyId, mac }: Unscoped<"installation", SealingCertificate>,
): Promise<void> {
	await tx.$executeRaw`
		INSERT INTO "SealingCertificate" ("sha256", "macKeyId", "mac") VALUES (${sha256}, ${macKeyId}::uuid, ${mac})
		ON CONFLICT ("sha256") DO UPDATE SET "macKeyId" = excluded."macKeyId", "mac" = excluded."mac"
		WHERE "SealingCertificate"."macKeyId" <> excluded."macKeyId"`;
}

/** The record of a certificate; null: no document was sealed with it here. */
export async function findSealingCertificate(
	sha256: Unscoped<"installation", string>,
): Promise<SealingCertificate | null> {
	return db().sealingCertificate.findUnique({ where: { sha256 } });
}

/** Sealed documents by their ids, in that order. @param after id of the last one read before; null: from the first */
export async function listSealedDocuments(after: Unscoped<"job", string | null>, take: number) {
	const where = { sealedKey: { not: null }, ...(after && { id: { gt: after } }) };
	return db().document.findMany({ where, orderBy: { id: "asc" }, take, select: { id: true, sealedKey: true } });
}

/** Whom a locked document comes from, and who gets a copy of it. */
export async function findDocumentOrigin(tx: Tx, { id }: LockedDocument) {
	return tx.document.findUniqueOrThrow({
		where: { id },
		select: {
			sender: { select: { name: true, email: true } },
			account: { select: { name: true, postalAddress: true } },
			carbonCopies: { select: { email: true }, orderBy: [{ position: "asc" }, { email: "asc" }] },
		},
	});
}
