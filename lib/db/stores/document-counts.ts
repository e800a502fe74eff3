import { db } from "#lib/db/client.ts";
import { stuckConditions } from "#lib/db/needing-attention.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { DocumentScope } from "#lib/db/stores/documents/documents.ts";
import { conditions, onList, type SenderListFilter } from "#lib/db/stores/documents/sender-documents.ts";

/**
 * How many documents of the scope each filter finds, counted up to `most` of each.
 *
 * @returns the counts in the order of the filters
 */
export async function countSenderDocuments(
	scope: DocumentScope,
	filters: SenderListFilter[],
	most: number,
): Promise<number[]> {
	const counts = filters.map(
		(filter) => Prisma.sql`(SELECT count(*)::int FROM (${idsOf(scope, filter, most)} LIMIT ${most}) found)`,
	);
	const [row] = await db().$queryRaw<{ counts: number[] }[]>`SELECT ARRAY[${Prisma.join(counts)}] AS "counts"`;
	return row?.counts ?? [];
}

/** Ids of the documents that a filter finds, or of `most` at least: no more are looked for of each reason to be stuck. */
function idsOf(scope: DocumentScope, filter: SenderListFilter, most: number): Prisma.Sql {
	if (!filter.stuckIn) return Prisma.sql`SELECT d."id" FROM "Document" d WHERE ${conditions(scope, filter)}`;
	const others = conditions(scope, { ...filter, stuckIn: null });
	const found = stuckConditions(scope.accountId, filter.stuckIn).map(
		(isStuck) => Prisma.sql`(SELECT d."id" FROM "Document" d WHERE ${others} AND ${isStuck} LIMIT ${most})`,
	);
	return Prisma.sql`SELECT "id" FROM (${Prisma.join(found, " UNION ")}) stuck`;
}

/** Of so many documents that a search finds, it is known on which lists they are. */
const MOST_SEARCHED = 1000;

/**
 * The same for filters with one search, which is made once for all of them. Where a word is in very many documents, only
 * some are looked at.
 *
 * @returns null: fewer than `most` of those that were looked at, and there may be more
 */
export async function countSearchedDocuments(
	scope: DocumentScope,
	filters: SenderListFilter[],
	most: number,
): Promise<(number | null)[]> {
	const [one] = filters;
	if (!one) return [];
	const anywhere = { ...one, status: null, stuckIn: null, waitingFor: null, notWaitingFor: null, isWhoeverSent: false };
	const counts = filters.map((filter) => {
		const documents = filter.isWhoeverSent
			? Prisma.sql`"Document" d WHERE ${conditions(scope, filter)}`
			: Prisma.sql`searched d WHERE ${Prisma.join([isStuck(scope, filter), ...onList(scope, filter)], " AND ")}`;
		return Prisma.sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${documents} LIMIT ${most}) found)`;
	});
	const [row] = await db().$queryRaw<{ counts: number[]; isCut: boolean }[]>`
		WITH searched AS MATERIALIZED (
			SELECT d."id", d."status", d."sealState", d."expiresAt", d."activityAt", d."sentAgainAt"
			FROM "Document" d WHERE ${conditions(scope, anywhere)} LIMIT ${MOST_SEARCHED + 1})
		SELECT ARRAY[${Prisma.join(counts)}] AS "counts", (SELECT count(*) FROM searched) > ${MOST_SEARCHED} AS "isCut"`;
	const isKnown = (count: number, index: number) => !row?.isCut || count >= most || filters[index]?.isWhoeverSent;
	return (row?.counts ?? []).map((count, index) => (isKnown(count, index) ? count : null));
}

/** That a document that was found is one of those that get no further, where only they are asked for. */
function isStuck({ accountId }: DocumentScope, { stuckIn }: SenderListFilter): Prisma.Sql {
	return stuckIn ? Prisma.sql`(${Prisma.join(stuckConditions(accountId, stuckIn), " OR ")})` : Prisma.sql`TRUE`;
}
