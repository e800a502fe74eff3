import type { Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { LockedDocument } from "./documents.ts";

/** A document with everything below it, as one send creates it. */
export type NewDocument = {
	document: Omit<Prisma.DocumentUncheckedCreateInput, "id"> & { id: string };
	files: Prisma.DocumentFileCreateManyInput[];
	signers: Prisma.SignerCreateManyInput[];
	fields: Prisma.DocumentFieldCreateManyInput[];
	carbonCopies: Prisma.CarbonCopyCreateManyInput[];
};

/** Inserts a document; the row is this transaction's, so it counts as locked. */
export async function insertDocument(tx: Tx, created: NewDocument): Promise<LockedDocument> {
	const row = await tx.document.create({ data: created.document });
	await tx.documentFile.createMany({ data: created.files });
	await tx.signer.createMany({ data: created.signers });
	if (created.fields.length > 0) await tx.documentField.createMany({ data: created.fields });
	if (created.carbonCopies.length > 0) await tx.carbonCopy.createMany({ data: created.carbonCopies });
	return row;
}

/**
 * Holds objects in place until the transaction ends: purging takes the same lock exclusively before it
 * deletes an object that nothing refers to.
 */
export async function holdObjects(tx: Tx, keys: string[]): Promise<void> {
	// Always in the same order, so that two sends of the same files do not wait for each other in a circle.
	const sorted = [...new Set(keys)].sort();
	await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(key, 0)) FROM unnest(${sorted}::text[]) AS key`;
}
