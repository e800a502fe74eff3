import type { ListSort } from "#lib/contract/documents/listing/list-view.ts";
import { db } from "#lib/db/client.ts";
import type { DocumentStatus, SealState } from "#lib/db/generated/enums.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { behind, type PlaceInList, sortedBy, stretchesOf } from "#lib/db/list-order.ts";
import { gettingNoFurther, type StuckWindow } from "#lib/db/needing-attention.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { searchCondition, titleCondition } from "#lib/db/search-condition.ts";
import { signingSlotsOf } from "#lib/db/signing-slots.ts";
import { hasRecipient } from "./document-list.ts";
import type { DocumentScope } from "./documents.ts";

export type SenderListFilter = {
	/** null for all. */
	status: DocumentStatus | null;
	/** Those that get no further without their sender, or end soon; null: all. */
	stuckIn: StuckWindow | null;
	/** What title, names and addresses are searched for (search-condition.ts), in lower case; empty for all. */
	search: string;
	/** Those in the trash that are held or do not go for good before this moment; null: those that are not there. */
	trashAt: Date | null;
	/** In progress, and this address (in lower case) is asked to act. */
	waitingFor: string | null;
	/**
	 * Those of the whole account and environment, whoever of it sent them; else those of the scope alone. Beyond the
	 * scope the search looks at titles only.
	 */
	isWhoeverSent: boolean;
	/** In progress, and this address is not asked to act. */
	notWaitingFor: string | null;
	senderId: string | null;
	teamId: string | null;
	/** Address of a recipient in lower case. */
	recipient: string | null;
	brandId: string | null;
	templateId: string | null;
	label: string | null;
	/** Last active since, and before. */
	activeSince: Date | null;
	activeBefore: Date | null;
	/** The trash has an order of its own: what came last comes first. */
	sort: ListSort;
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
	teamId: true,
	senderId: true,
	labels: true,
	expiresAt: true,
	deletedAt: true,
	purgeAt: true,
	heldAt: true,
	sender: { select: { id: true, name: true, pictureKey: true } },
	identityVerifications: { where: { status: "Review" }, select: { id: true }, take: 1 },
	signers: {
		select: {
			id: true,
			name: true,
			email: true,
			status: true,
			deliveryStatus: true,
			codeFailure: true,
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
 * trash come by when they were put there, others as `sort` says.
 */
export async function listSenderDocuments(
	scope: DocumentScope,
	filter: SenderListFilter,
	after: PlaceInList | null,
	limit: number,
) {
	const page = await inOrder<{ id: string }>(Prisma.sql`d."id"`, { scope, filter, after }, limit);
	const ids = page.map((row) => row.id);
	const rows = await db().document.findMany({ where: { id: { in: ids } }, select: ROW });
	const places = new Map(ids.map((id, place) => [id, place]));
	rows.sort((one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0));
	return rows.map((row) => ({ ...row, signingSlots: signingSlotsOf(row.signers) }));
}

/** What documents of the scope are searched by, in lower case, the last active first. */
export async function listSearchTexts(scope: DocumentScope, limit: number): Promise<string[]> {
	const { accountId, teamId, senderId, isSandbox = false } = scope;
	const rows = await db().document.findMany({
		where: {
			accountId,
			isSandbox,
			deletedAt: null,
			...(teamId ? { teamId } : {}),
			...(senderId ? { senderId } : {}),
		},
		select: { searchText: true },
		orderBy: [{ activityAt: "desc" }, { id: "desc" }],
		take: limit,
	});
	return rows.map(({ searchText }) => searchText);
}

/** The first documents of a list, so far as one has to know them to choose what is done to them. */
export async function listPickableDocuments(
	scope: DocumentScope,
	filter: SenderListFilter,
	limit: number,
): Promise<{ id: string; title: string; status: DocumentStatus; sealState: SealState; senderId: string }[]> {
	const columns = Prisma.sql`d."id", d."title", d."status"::text AS "status", d."sealState"::text AS "sealState", d."senderId"`;
	return inOrder(columns, { scope, filter, after: null }, limit);
}

type Listed = { scope: DocumentScope; filter: SenderListFilter; after: PlaceInList | null };

/** Columns of the first rows of a list after a place, from one of its stretches after the other. */
async function inOrder<T>(columns: Prisma.Sql, { scope, filter, after }: Listed, limit: number): Promise<T[]> {
	const found: T[] = [];
	for (const [index, stretch] of stretchesOf(filter).entries()) {
		if (found.length === limit || (after && index < after.stretch)) continue;
		const way = Prisma.raw(stretch.direction.toUpperCase());
		const held = [
			conditions(scope, filter),
			...(stretch.holds ? [stretch.holds] : []),
			...(after?.stretch === index ? [behind(stretch, after)] : []),
		];
		const rows = await db().$queryRaw<T[]>`
			SELECT ${columns} FROM "Document" d WHERE ${Prisma.join(held, " AND ")}
			ORDER BY ${sortedBy(stretch)} ${way}, d."id" ${way} LIMIT ${limit - found.length}`;
		found.push(...rows);
	}
	return found;
}

/** The condition that a document ("d") in the scope is one that the filter finds. */
export function conditions(scope: DocumentScope, filter: SenderListFilter): Prisma.Sql {
	const all = [
		Prisma.sql`d."accountId" = ${scope.accountId}::uuid AND d."isSandbox" = ${scope.isSandbox ?? false}`,
		filter.trashAt
			? Prisma.sql`d."deletedAt" IS NOT NULL AND (d."purgeAt" > ${filter.trashAt} OR d."heldAt" IS NOT NULL)`
			: Prisma.sql`d."deletedAt" IS NULL`,
	];
	const reached = reachedBy(scope);
	if (!filter.isWhoeverSent) all.push(...reached);
	all.push(...onList(scope, filter));
	if (filter.stuckIn) all.push(Prisma.sql`d."id" IN (${gettingNoFurther(scope, filter.stuckIn)})`);
	if (filter.search) all.push(searchCondition(filter.search));
	if (filter.search && filter.isWhoeverSent && reached.length > 0) {
		all.push(Prisma.sql`((${Prisma.join(reached, " AND ")}) OR ${titleCondition(filter.search)})`);
	}
	if (filter.senderId) all.push(Prisma.sql`d."senderId" = ${filter.senderId}::uuid`);
	if (filter.teamId) all.push(Prisma.sql`d."teamId" = ${filter.teamId}::uuid`);
	if (filter.recipient) all.push(hasRecipient(scope, [filter.recipient]));
	if (filter.brandId) all.push(Prisma.sql`d."brandId" = ${filter.brandId}::uuid`);
	if (filter.templateId) all.push(Prisma.sql`d."templateId" = ${filter.templateId}::uuid`);
	if (filter.label) all.push(Prisma.sql`d."labels" @> ARRAY[${filter.label}]::text[]`);
	if (filter.activeSince) all.push(Prisma.sql`d."activityAt" >= ${filter.activeSince}`);
	if (filter.activeBefore) all.push(Prisma.sql`d."activityAt" < ${filter.activeBefore}`);
	return Prisma.join(all, " AND ");
}

/** What keeps documents to one of the lists, but for those that get no further, by their ids and states alone. */
export function onList(scope: DocumentScope, filter: SenderListFilter): Prisma.Sql[] {
	const all: Prisma.Sql[] = [];
	// One state as equality, so that the index on it also gives the order.
	if (filter.status) all.push(Prisma.sql`d."status" = ${filter.status}::"DocumentStatus"`);
	if (filter.waitingFor)
		all.push(Prisma.sql`d."status" = 'InProgress' AND d."id" IN (${asked(scope, filter.waitingFor)})`);
	if (filter.notWaitingFor) {
		all.push(Prisma.sql`d."status" = 'InProgress' AND d."id" NOT IN (${asked(scope, filter.notWaitingFor)})`);
	}
	return all;
}

/** What keeps documents of the account within the scope; nothing where it is the whole account. */
function reachedBy({ teamId, senderId }: DocumentScope): Prisma.Sql[] {
	return [
		...(teamId ? [Prisma.sql`d."teamId" = ${teamId}::uuid`] : []),
		...(senderId ? [Prisma.sql`d."senderId" = ${senderId}::uuid`] : []),
	];
}

/**
 * Ids of documents in which somebody is asked to act themselves: the few are found first, by the index on addresses. Who
 * signs in person does it on their host's device.
 */
function asked({ accountId }: DocumentScope, email: string): Prisma.Sql {
	return Prisma.sql`SELECT s."documentId" FROM "Signer" s WHERE s."accountId" = ${accountId}::uuid
		AND lower(s."email") = ${email} AND s."status" = 'NotCompleted' AND s."activatedAt" IS NOT NULL
		AND s."type" <> 'InPersonSigner'`;
}

export type SenderDocumentRow = Awaited<ReturnType<typeof listSenderDocuments>>[number];

/** The file of a document in the scope that holds a page (1-based, across files), and what the document is. */
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
			pages: true,
			document: { select: { status: true } },
		},
	});
	return file && page < file.firstPage + file.pageCount ? readJson("DocumentFile", file) : null;
}

const STATE = { eventCount: true, status: true, sealState: true, pictureState: true, correctedSince: true } as const;

/** Where the document in the scope stands that was active last, in the trash or not; null when there is none. */
export async function findLastActive(scope: DocumentScope) {
	return db().document.findFirst({
		where: scope,
		orderBy: [{ activityAt: "desc" }, { id: "desc" }],
		select: { id: true, activityAt: true, ...STATE },
	});
}

/** How many documents a filter finds, counted up to `most`, and when one of those was active last; null when there is none. */
export async function findActivity(scope: DocumentScope, filter: SenderListFilter, most: number) {
	const [row] = await db().$queryRaw<{ count: number; last: Date | null }[]>`
		SELECT count(*)::int AS "count", max(found."activityAt") AS "last" FROM (
			SELECT d."activityAt" FROM "Document" d WHERE ${conditions(scope, filter)} LIMIT ${most}) found`;
	return row ?? { count: 0, last: null };
}

/** Where a document in the scope stands. */
export async function findDocumentState(scope: DocumentScope, documentId: string) {
	return db().document.findFirst({ where: { id: documentId, deletedAt: null, ...scope }, select: STATE });
}
