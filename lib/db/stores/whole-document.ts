import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { placesOf } from "#lib/db/places.ts";
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

type Row = Prisma.DocumentGetPayload<{ include: typeof EVERYTHING }>;

/** A document with all that sealing, previews and mails need of it, but its events. */
export type WholeDocument = Row & {
	/** Everybody who has links; `signers` are the places that they fill: see lib/db/places.ts */
	people: Row["signers"];
	/** The fields of everybody; `fields` are those of the places. */
	everyField: Row["fields"];
};

function withPlaces(row: Row | null): WholeDocument | null {
	if (!row) return null;
	const signers = placesOf(row.signers);
	const placed = new Set(signers.map((one) => one.id));
	const fields = row.fields.filter((field) => placed.has(field.signerId));
	return { ...row, signers, fields, people: row.signers, everyField: row.fields };
}

/** A document by id alone: for jobs, which act for the product. In the trash or not. */
export async function findWholeDocument(documentId: string, tx: Tx = db()): Promise<WholeDocument | null> {
	return withPlaces(await tx.document.findUnique({ where: { id: documentId }, include: EVERYTHING }));
}

/** A document in the caller's scope and not in the trash. */
export async function findWholeDocumentInScope(
	scope: DocumentScope,
	documentId: string,
): Promise<WholeDocument | null> {
	const where = { id: documentId, deletedAt: null, ...scope };
	return withPlaces(await db().document.findFirst({ where, include: EVERYTHING }));
}

/** The events of a document in the order they happened. */
export async function listAuditEvents(documentId: string, tx: Tx = db()) {
	return tx.auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
}

export type StoredAuditEvent = Awaited<ReturnType<typeof listAuditEvents>>[number];
