import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { DocumentStatus } from "#lib/db/generated/enums.ts";
import type { DocumentScope } from "./documents.ts";

export type SenderListFilter = {
	statuses: DocumentStatus[];
	/** A mail bounced or sealing failed. */
	needsAttention: boolean;
	/** Part of title, name or address, in lower case; empty for all. */
	search: string;
};

const ROW = {
	id: true,
	title: true,
	status: true,
	sealState: true,
	createdAt: true,
	activityAt: true,
	expiresAt: true,
	sender: { select: { id: true, name: true } },
	signers: {
		select: { id: true, name: true, email: true, status: true, deliveryStatus: true, activatedAt: true, order: true },
		orderBy: { position: "asc" },
	},
} satisfies Prisma.DocumentSelect;

/** Documents in the scope after a place, by an index range: the first page costs what the thousandth does. */
export async function listSenderDocuments(
	scope: DocumentScope,
	filter: SenderListFilter,
	after: { at: Date; id: string } | null,
	limit: number,
) {
	const conditions: Prisma.DocumentWhereInput[] = [];
	if (filter.statuses.length > 0) conditions.push({ status: { in: filter.statuses } });
	if (filter.search) conditions.push({ searchText: { contains: filter.search } });
	if (filter.needsAttention) {
		conditions.push({
			OR: [
				{ sealState: "Failed" },
				{ status: "InProgress", signers: { some: { deliveryStatus: "Failed", status: "NotCompleted" } } },
			],
		});
	}
	if (after) {
		// The first bound is what the index range needs; the second tells equal times apart.
		conditions.push({ activityAt: { lte: after.at } });
		conditions.push({ OR: [{ activityAt: { lt: after.at } }, { id: { lt: after.id } }] });
	}
	return db().document.findMany({
		where: { ...scope, deletedAt: null, AND: conditions },
		select: ROW,
		orderBy: [{ activityAt: "desc" }, { id: "desc" }],
		take: limit,
	});
}

export type SenderDocumentRow = Awaited<ReturnType<typeof listSenderDocuments>>[number];

/** The file of a document in the scope that holds a page (1-based, across files). */
export async function findPageFile(scope: DocumentScope, documentId: string, page: number) {
	const file = await db().documentFile.findFirst({
		where: { documentId, firstPage: { lte: page }, document: { ...scope, deletedAt: null } },
		orderBy: { firstPage: "desc" },
		select: { workingSha256: true, workingKey: true, firstPage: true, pageCount: true },
	});
	return file && page < file.firstPage + file.pageCount ? file : null;
}
