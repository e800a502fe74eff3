import type { Tx } from "#lib/db/client.ts";
import type { DocumentSettings, SignerSettings } from "#lib/db/document-settings.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { checkedJson, readJson, type StoredBrandCopy } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { SentLimits } from "#lib/db/sent-limits.ts";
import { setValues } from "#lib/db/set-values.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { LOCKED_COLUMNS, type LockedDocument } from "./documents.ts";

/** A document with everything below it, as one send creates it. */
export type NewDocument = {
	document: Omit<Prisma.DocumentUncheckedCreateInput, "id" | "settings" | "brand" | "templateLimits"> & {
		id: string;
		settings: DocumentSettings;
		brand?: StoredBrandCopy;
		templateLimits?: SentLimits;
	};
	files: Prisma.DocumentFileCreateManyInput[];
	signers: (Omit<Prisma.SignerCreateManyInput, "settings"> & { deliveryMode: string; settings: SignerSettings })[];
	fields: Prisma.DocumentFieldCreateManyInput[];
	carbonCopies: Prisma.CarbonCopyCreateManyInput[];
};

/** Inserts a document with one statement; the row is this transaction's, so it counts as locked. */
export async function insertDocument(tx: Tx, created: Unscoped<"own account", NewDocument>): Promise<LockedDocument> {
	const rows = await tx.$queryRaw<LockedDocument[]>`
		WITH ${partsOf(created)} ${insertRows("Document", [created.document])} RETURNING ${LOCKED_COLUMNS}`;
	const [row] = rows;
	if (!row) throw new Error("The document was not inserted.");
	return readJson("Document", row);
}

/**
 * Gives a draft's document all that is sent, in place of the files that were uploaded for it. Whose it is stays as it
 * was.
 *
 * @param changes beyond what is sent
 */
export async function fillDocument(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	created: NewDocument,
	changes: Pick<Prisma.DocumentUncheckedCreateInput, "pictureState" | "creditPayerId">,
): Promise<LockedDocument> {
	const { id, accountId, teamId, senderId, isSandbox, oauthClientId, createdAt, ...document } = created.document;
	if (id !== documentId) throw new Error("These are another document's rows.");
	await tx.documentFile.deleteMany({ where: { documentId } });
	const rows = await tx.$queryRaw<LockedDocument[]>`
		WITH ${partsOf(created)} UPDATE "Document" SET ${setValues("Document", { ...document, ...changes })}
		WHERE "id" = ${documentId}::uuid RETURNING ${LOCKED_COLUMNS}`;
	const [row] = rows;
	if (!row) throw new Error("The document is not there.");
	return readJson("Document", row);
}

function partsOf({ document, files, signers, fields, carbonCopies }: NewDocument): Prisma.Sql {
	const updatedAt = new Date();
	checkedJson("Document.settings", document.settings);
	if (document.brand) checkedJson("Document.brand", document.brand);
	for (const { settings } of signers) checkedJson("Signer.settings", settings);
	return Prisma.join([
		Prisma.sql`files AS (${insertRows("DocumentFile", files)})`,
		Prisma.sql`signers AS (${insertRows(
			"Signer",
			signers.map((signer) => ({ ...signer, updatedAt })),
		)})`,
		...(fields.length > 0 ? [Prisma.sql`fields AS (${insertRows("DocumentField", fields)})`] : []),
		...(carbonCopies.length > 0 ? [Prisma.sql`copies AS (${insertRows("CarbonCopy", carbonCopies)})`] : []),
	]);
}

/**
 * Holds objects in place until the transaction ends: purging takes the same lock exclusively before it
 * deletes an object that nothing refers to.
 */
export async function holdObjects(tx: Tx, keys: Unscoped<"installation", string[]>): Promise<void> {
	// Always in the same order, so that two sends of the same files do not wait for each other in a circle.
	const sorted = [...new Set(keys)].sort();
	await tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(hashtextextended(key, 0)) FROM unnest(${sorted}::text[]) AS key`;
}
