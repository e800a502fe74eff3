import type { Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { LockedDocument } from "./documents.ts";

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
