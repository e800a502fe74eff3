import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { DocumentStatus } from "#lib/db/generated/enums.ts";
import type { DocumentScope } from "./documents.ts";

/** A place in the list, which is sorted by last activity and then id, both falling. */
export type ListPlace = { activityAt: Date; id: string };

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
	after: ListPlace | null,
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
		conditions.push({ activityAt: { lte: after.activityAt } });
		conditions.push({ OR: [{ activityAt: { lt: after.activityAt } }, { id: { lt: after.id } }] });
	}
	return db().document.findMany({
		where: { ...scope, deletedAt: null, AND: conditions },
		select: ROW,
		orderBy: [{ activityAt: "desc" }, { id: "desc" }],
		take: limit,
	});
}

export type SenderDocumentRow = Awaited<ReturnType<typeof listSenderDocuments>>[number];
