import { db, type Tx } from "#lib/db/client.ts";
import type { DocumentFile } from "#lib/db/generated/client.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedDocument } from "./documents.ts";

/** Remembers a page (1-based in its file) that could not be drawn; whether that is its last word, a job finds out. */
export async function addUndrawnPage(tx: Tx, fileId: Unscoped<"locked", string>, page: number): Promise<void> {
	await tx.$executeRaw`
		UPDATE "DocumentFile" SET "undrawnPages" = array_append("undrawnPages", ${page}::int), "isDrawn" = false
		WHERE "id" = ${fileId}::uuid AND NOT ${page}::int = ANY("undrawnPages")`;
}

/** Every page of the file has been drawn but these; its document says what that comes to. */
export async function settleDrawing(
	tx: Tx,
	file: Unscoped<"locked", { id: string; documentId: string }>,
	undrawnPages: number[],
): Promise<void> {
	// The document's row first, as everybody else who changes both.
	await tx.$queryRaw`SELECT 1 FROM "Document" WHERE "id" = ${file.documentId}::uuid FOR UPDATE`;
	await tx.documentFile.updateMany({ where: { id: file.id }, data: { isDrawn: true, undrawnPages } });
	const undrawn = (isSettled: boolean) => Prisma.sql`EXISTS (SELECT FROM "DocumentFile" f
		WHERE f."documentId" = d."id" AND f."isDrawn" = ${isSettled} AND cardinality(f."undrawnPages") > 0)`;
	// Of nearly all documents every page can be drawn: their rows stay as they are.
	await tx.$executeRaw`
		UPDATE "Document" d SET "pictureState" = CASE WHEN ${undrawn(true)} THEN 'Missing'
			WHEN d."pictureState" = 'Retried' AND ${undrawn(false)} THEN 'Retried' ELSE 'Fine' END::"PictureState"
		WHERE d."id" = ${file.documentId}::uuid AND (d."pictureState" <> 'Fine' OR ${undrawn(true)})`;
}

/** Whether every page of a locked document can be shown, and when missing ones were last tried again. */
export async function findPictureState(tx: Tx, { id: documentId }: LockedDocument) {
	return tx.document.findUniqueOrThrow({
		where: { id: documentId },
		select: { pictureState: true, redrawnAt: true },
	});
}

/** What was found of a locked document's missing pages does not count any more. */
export async function reopenDrawing(tx: Tx, { id: documentId }: LockedDocument, now: Date): Promise<void> {
	await tx.documentFile.updateMany({
		where: { documentId, undrawnPages: { isEmpty: false } },
		data: { isDrawn: false },
	});
	await tx.document.update({
		where: { id: documentId },
		data: { pictureState: "Retried", redrawnAt: now },
		select: { id: true },
	});
}

/** @param isAwaiting whether signers wait until its pages are compared with the uploads */
export async function setAwaitingCheck(tx: Tx, locked: LockedDocument, isAwaiting: boolean): Promise<LockedDocument> {
	const { id } = locked;
	await tx.document.update({ where: { id }, data: { isAwaitingCheck: isAwaiting }, select: { id: true } });
	return { ...locked, isAwaitingCheck: isAwaiting };
}

/** Of a signer whose document is still open: whether pages were shown to them, and the files that lack pictures. */
export type MissingPictures = {
	hasSeenPages: boolean;
	isAwaitingCheck: boolean;
	files: Pick<DocumentFile, "id" | "workingSha256" | "firstPage" | "pageCount" | "isDrawn" | "undrawnPages">[];
};

/** Null when the signer is done, or the document is over. */
export async function findMissingPictures(
	documentId: Unscoped<"locked", string>,
	signerId: string,
): Promise<MissingPictures | null> {
	const [row] = await db().$queryRaw<MissingPictures[]>`
		SELECT s."lastViewedAt" IS NOT NULL AS "hasSeenPages", d."isAwaitingCheck", COALESCE((
				SELECT json_agg(json_build_object('id', f."id", 'workingSha256', f."workingSha256",
					'firstPage', f."firstPage", 'pageCount', f."pageCount", 'isDrawn', f."isDrawn",
					'undrawnPages', f."undrawnPages") ORDER BY f."position")
				FROM "DocumentFile" f
				WHERE f."documentId" = d."id" AND (NOT f."isDrawn" OR cardinality(f."undrawnPages") > 0)
			), '[]') AS "files"
		FROM "Signer" s JOIN "Document" d ON d."id" = s."documentId"
		WHERE s."id" = ${signerId}::uuid AND d."id" = ${documentId}::uuid
			AND s."status" = 'NotCompleted' AND d."status" = 'InProgress'`;
	return row ?? null;
}
