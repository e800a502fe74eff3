import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DocumentScope, LockedDocument } from "./documents.ts";

/** Adds a file to a draft's document. */
export async function insertDraftFile(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	file: Omit<Prisma.DocumentFileCreateManyInput, "documentId">,
): Promise<void> {
	await tx.$executeRaw`${insertRows("DocumentFile", [{ ...file, documentId }])}`;
}

/** Every file that was ever added to a draft's document, in the order they came. */
export async function listDraftFiles(documentId: Unscoped<"locked", string>, tx: Tx = db()) {
	const files = await tx.documentFile.findMany({ where: { documentId }, orderBy: { position: "asc" } });
	return files.map((file) => readJson("DocumentFile", file));
}

export type DraftFileRow = Awaited<ReturnType<typeof listDraftFiles>>[number];

/** A file of a document in the scope by its id, to be shown. */
export async function findShownFile(scope: DocumentScope, documentId: string, fileId: string) {
	return db().documentFile.findFirst({
		where: { id: fileId, documentId, document: { ...scope, deletedAt: null } },
		select: {
			id: true,
			documentId: true,
			workingSha256: true,
			workingKey: true,
			firstPage: true,
			pageCount: true,
			isDrawn: true,
			undrawnPages: true,
		},
	});
}
