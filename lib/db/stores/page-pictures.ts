import { db, type Tx } from "#lib/db/client.ts";
import type { DocumentFile } from "#lib/db/generated/client.ts";

/** Remembers a page (1-based in its file) that could not be drawn; whether that is its last word, a job finds out. */
export async function addUndrawnPage(tx: Tx, fileId: string, page: number): Promise<void> {
	await tx.$executeRaw`
		UPDATE "DocumentFile" SET "undrawnPages" = array_append("undrawnPages", ${page}::int), "isDrawn" = false
		WHERE "id" = ${fileId}::uuid AND NOT ${page}::int = ANY("undrawnPages")`;
}

/** Every page of the file has been drawn but these. */
export async function settleDrawing(tx: Tx, fileId: string, undrawnPages: number[]): Promise<void> {
	await tx.documentFile.updateMany({ where: { id: fileId }, data: { isDrawn: true, undrawnPages } });
}

/** Of a signer whose document is still open: whether pages were shown to them, and the files that lack pictures. */
export type MissingPictures = {
	hasViewed: boolean;
	files: Pick<DocumentFile, "id" | "workingSha256" | "firstPage" | "pageCount" | "isDrawn" | "undrawnPages">[];
};

/** Null when the signer is done, or the document is over. */
export async function findMissingPictures(documentId: string, signerId: string): Promise<MissingPictures | null> {
	const [row] = await db().$queryRaw<MissingPictures[]>`
		SELECT s."viewedAt" IS NOT NULL AS "hasViewed", COALESCE((
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
