import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { DocumentScope } from "./documents.ts";

const EVERYTHING = {
	files: { orderBy: { position: "asc" } },
	signers: { orderBy: { position: "asc" } },
	fields: { orderBy: [{ page: "asc" }, { position: "asc" }] },
	carbonCopies: true,
	account: true,
	sender: {
		select: { id: true, name: true, email: true, locale: true, notificationSettings: true, status: true },
	},
} satisfies Prisma.DocumentInclude;

/** A document with all that sealing, previews and mails need of it, but its events. */
export type WholeDocument = NonNullable<Awaited<ReturnType<typeof findWholeDocument>>>;

/** A document by id alone: for jobs, which act for the product. In the trash or not. */
export async function findWholeDocument(documentId: string, tx: Tx = db()) {
	return tx.document.findUnique({ where: { id: documentId }, include: EVERYTHING });
}

/** A document in the caller's scope and not in the trash. */
export async function findWholeDocumentInScope(
	scope: DocumentScope,
	documentId: string,
): Promise<WholeDocument | null> {
	return db().document.findFirst({ where: { id: documentId, deletedAt: null, ...scope }, include: EVERYTHING });
}

/** The events of a document in the order they happened. */
export async function listAuditEvents(documentId: string, tx: Tx = db()) {
	return tx.auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
}

export type StoredAuditEvent = Awaited<ReturnType<typeof listAuditEvents>>[number];
