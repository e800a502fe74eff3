import { db } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import type { DocumentStatus } from "#lib/db/generated/enums.ts";
import { needingAttention } from "#lib/db/needing-attention.ts";
import { searchCondition } from "#lib/db/search-condition.ts";
import { signingSlotsOf } from "#lib/db/signing-slots.ts";
import type { DocumentScope } from "./documents.ts";

export type SenderListFilter = {
	/** null for all. */
	status: DocumentStatus | null;
	/** A mail bounced, a page cannot be drawn, or sealing failed. */
	needsAttention: boolean;
	/** What title, names and addresses are searched for (search-condition.ts), in lower case; empty for all. */
	search: string;
	/** Those in the trash that do not go for good before this moment; null: those that are not there. */
	trashAt: Date | null;
};

const ROW = {
	id: true,
	title: true,
	status: true,
	sealState: true,
	pictureState: true,
	createdAt: true,
	activityAt: true,
	correctedSince: true,
	expiresAt: true,
	deletedAt: true,
	purgeAt: true,
	sender: { select: { id: true, name: true } },
	signers: {
		select: {
			id: true,
			name: true,
			email: true,
			status: true,
			deliveryStatus: true,
			type: true,
			activatedAt: true,
			order: true,
			groupKey: true,
			groupName: true,
		},
		orderBy: { position: "asc" },
	},
} satisfies Prisma.DocumentSelect;

/**
 * Documents in the scope after a place, by an index range: the first page costs what the thousandth does. Those in the
 * trash come by when they were put there, others by their last activity.
 */
export async function listSenderDocuments(
	scope: DocumentScope,
	filter: SenderListFilter,
	after: { at: Date; id: string } | null,
	limit: number,
) {
	const place = filter.trashAt ? "deletedAt" : "activityAt";
	const page = await db().$queryRaw<{ id: string }[]>`
		SELECT d."id" FROM "Document" d WHERE ${conditions(scope, filter, after)}
		ORDER BY ${Prisma.raw(`d."${place}"`)} DESC, d."id" DESC LIMIT ${limit}`;
	const rows = await db().document.findMany({
		where: { id: { in: page.map((row) => row.id) } },
		select: ROW,
		orderBy: [{ [place]: "desc" }, { id: "desc" }],
	});
	return rows.map((row) => ({ ...row, signingSlots: signingSlotsOf(row.signers) }));
}

function conditions(
	scope: DocumentScope,
	filter: SenderListFilter,
	after: { at: Date; id: string } | null,
): Prisma.Sql {
	const all = [
		Prisma.sql`d."accountId" = ${scope.accountId}::uuid AND d."isSandbox" = ${scope.isSandbox ?? false}`,
		filter.trashAt
			? Prisma.sql`d."deletedAt" IS NOT NULL AND d."purgeAt" > ${filter.trashAt}`
			: Prisma.sql`d."deletedAt" IS NULL`,
	];
	if (scope.teamId) all.push(Prisma.sql`d."teamId" = ${scope.teamId}::uuid`);
	if (scope.senderId) all.push(Prisma.sql`d."senderId" = ${scope.senderId}::uuid`);
	// One state as equality, so that the index on it also gives the order.
	if (filter.status) all.push(Prisma.sql`d."status" = ${filter.status}::"DocumentStatus"`);
	if (filter.search) all.push(searchCondition(filter.search));
	if (filter.needsAttention) all.push(Prisma.sql`d."id" IN (${needingAttention(scope.accountId)})`);
	const place = filter.trashAt ? Prisma.sql`d."deletedAt"` : Prisma.sql`d."activityAt"`;
	if (after) all.push(Prisma.sql`(${place}, d."id") < (${after.at}, ${after.id}::uuid)`);
	return Prisma.join(all, " AND ");
}

export type SenderDocumentRow = Awaited<ReturnType<typeof listSenderDocuments>>[number];

/** The file of a document in the scope that holds a page (1-based, across files). */
export async function findPageFile(scope: DocumentScope, documentId: string, page: number) {
	const file = await db().documentFile.findFirst({
		where: { documentId, firstPage: { lte: page }, document: { ...scope, deletedAt: null } },
		orderBy: { firstPage: "desc" },
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
	return file && page < file.firstPage + file.pageCount ? file : null;
}

/** Where a document in the scope stands. */
export async function findDocumentState(scope: DocumentScope, documentId: string) {
	return db().document.findFirst({
		where: { id: documentId, deletedAt: null, ...scope },
		select: { eventCount: true, status: true, sealState: true, pictureState: true, correctedSince: true },
	});
}
