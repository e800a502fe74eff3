import { db, type Tx } from "#lib/db/client.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { checkedJson, readJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { setValues } from "#lib/db/set-values.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { type Found, NOTHING_FOUND } from "#lib/draft/found-place.ts";
import type { DocumentScope } from "../documents/documents.ts";
import { type DraftSubject, isOfTemplate } from "./draft-subject.ts";

/** Adds a file to the document or template of a draft. */
export async function insertDraftFile(
	tx: Tx,
	subject: DraftSubject,
	file: Omit<Prisma.DocumentFileCreateManyInput, "documentId">,
): Promise<void> {
	if (isOfTemplate(subject)) {
		const { firstPage: _, ...row } = file;
		await tx.$executeRaw`${insertRows("TemplateFile", [{ ...row, templateId: subject.id }])}`;
		return;
	}
	await tx.$executeRaw`${insertRows("DocumentFile", [{ ...file, documentId: subject.id }])}`;
}

/** What a draft has to know of a file that was uploaded for it. */
export type UploadRow = Pick<
	DraftFileRow,
	"id" | "name" | "position" | "sizeBytes" | "pageCount" | "pages" | "isSigned" | "mayAttachFiles"
> &
	Partial<Pick<DraftFileRow, "firstPage" | "hiddenLayers" | "fontsNotEmbedded">>;

/** Every file that was ever uploaded for a draft, in the order they came. */
export async function listUploads(subject: DraftSubject, tx: Tx): Promise<UploadRow[]> {
	if (!isOfTemplate(subject)) return listDraftFiles(subject.id, tx);
	const files = await tx.templateFile.findMany({ where: { templateId: subject.id }, orderBy: { position: "asc" } });
	return files.map((file) => readJson("TemplateFile", file));
}

/** Every file that was ever added to a draft's document, in the order they came. */
export async function listDraftFiles(documentId: Unscoped<"locked", string>, tx: Tx = db()) {
	const files = await tx.documentFile.findMany({
		where: { documentId },
		orderBy: { position: "asc" },
		omit: { found: true },
	});
	return files.map((file) => readJson("DocumentFile", file));
}

export type DraftFileRow = Awaited<ReturnType<typeof listDraftFiles>>[number];

/** A file of a document in the scope by its id, to be shown. */
export async function findShownFile(scope: DocumentScope, documentId: string, fileId: string) {
	const file = await db().documentFile.findFirst({
		where: { id: fileId, documentId, document: { ...scope, deletedAt: null } },
		select: {
			id: true,
			documentId: true,
			name: true,
			uploadKey: true,
			isSigned: true,
			workingSha256: true,
			workingKey: true,
			firstPage: true,
			pageCount: true,
			isDrawn: true,
			undrawnPages: true,
			leftOut: true,
			pages: true,
		},
	});
	return file && readJson("DocumentFile", file);
}

/** A file of a document in the scope by its id, to be searched for fields; `found` says whether it was. */
export async function findSearchedFile(scope: DocumentScope, documentId: string, fileId: string) {
	const file = await db().documentFile.findFirst({
		where: { id: fileId, documentId, document: { ...scope, deletedAt: null } },
	});
	return file && readJson("DocumentFile", file);
}

/** Keeps what was found in a file; nothing for one that is not there any more. */
export async function setFound(fileId: Unscoped<"locked", string>, found: Found): Promise<void> {
	await db().documentFile.updateMany({
		where: { id: fileId },
		data: { found: checkedJson("DocumentFile.found", found) ?? NOTHING_FOUND },
	});
}

/** Whether any version of its template has the file "f". */
export const IS_SAVED = Prisma.sql`EXISTS (
	SELECT 1 FROM "TemplateVersion" v
	WHERE v."templateId" = f."templateId" AND jsonb_exists(v."state"->'files', f."id"::text))`;

/** What a working file is, by what was left out of it. */
export type WorkingFile = Pick<DraftFileRow, "workingKey" | "workingSha256" | "leftOut">;

/**
 * Gives a file of a draft another working file, whose pages have not been drawn. A file that a version of a template has
 * stays as it is.
 */
export async function setWorkingFile(
	tx: Tx,
	subject: DraftSubject,
	fileId: string,
	working: WorkingFile,
): Promise<void> {
	if (isOfTemplate(subject)) {
		await tx.$executeRaw`
			UPDATE "TemplateFile" f SET ${setValues("TemplateFile", { ...working, undrawnPages: [] })}
			WHERE f."id" = ${fileId}::uuid AND f."templateId" = ${subject.id}::uuid AND NOT ${IS_SAVED}`;
		return;
	}
	const { id: documentId } = subject;
	const data = { ...working, isDrawn: false, undrawnPages: [] };
	await tx.documentFile.updateMany({ where: { id: fileId, documentId }, data });
}
