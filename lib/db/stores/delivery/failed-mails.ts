import { db, type Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";

/** Which failed mails are looked at: those since then. */
type Since = { since: Date };

function failedOf(accountId: string | null, { since }: Since): Prisma.Sql {
	const of = accountId === null ? Prisma.empty : Prisma.sql`AND m."accountId" = ${accountId}::uuid`;
	return Prisma.sql`m."status" = 'Failed' AND m."createdAt" >= ${since} ${of}`;
}

/**
 * Mails and text messages that failed for the last time: how many of them may be sent again, and why the last of these
 * failed; and how many may not. null: of all accounts.
 */
export async function findFailedMails(
	accountId: string | null,
	since: Since,
): Promise<{ count: number; reason: string | null; endedCount: number }> {
	const of = Prisma.sql`"Mail" m WHERE ${failedOf(accountId, since)}`;
	const [counted] = await db().$queryRaw<{ count: number; endedCount: number }[]>`
		SELECT (count(*) FILTER (WHERE m."failedJob" IS NOT NULL))::int AS "count",
			(count(*) FILTER (WHERE m."failedJob" IS NULL))::int AS "endedCount" FROM ${of}`;
	const [last] = await db().$queryRaw<{ reason: string | null }[]>`
		SELECT m."error" AS "reason" FROM ${of} AND m."failedJob" IS NOT NULL ORDER BY m."createdAt" DESC LIMIT 1`;
	return { count: counted?.count ?? 0, endedCount: counted?.endedCount ?? 0, reason: last?.reason ?? null };
}

/** A failed mail that is taken to be sent again. */
type TakenFailure = { id: string; channel: "mail" | "sms"; job: unknown };

/**
 * Takes failed mails that may be sent again, the oldest first: they wait once more, and the ended jobs that they are
 * named after make room for new ones. Of several that say the same, the last one alone is given; the others have nothing
 * to say any more, like a request that was followed by one that went out.
 */
export async function takeFailedMails(tx: Tx, accountId: string, since: Since, limit: number): Promise<TakenFailure[]> {
	const taken = await tx.$queryRaw<(TakenFailure & { isTold: boolean })[]>`
		WITH failed AS (
			SELECT m."id", m."failedJob", ${isTold()} AS "isTold" FROM "Mail" m
			WHERE ${failedOf(accountId, since)} AND m."failedJob" IS NOT NULL AND NOT EXISTS (
				SELECT FROM pgboss.job j WHERE j."name" = m."channel" AND j."id" = m."id" AND j."state" <= 'active')
			ORDER BY m."createdAt", m."id" LIMIT ${limit}
		)
		UPDATE "Mail" m SET "failedJob" = NULL, "attempts" = 0, "isDelayTold" = false,
			"status" = (CASE WHEN failed."isTold" THEN 'Obsolete' ELSE 'Queued' END)::"MailStatus"
		FROM failed WHERE m."id" = failed."id" AND m."status" = 'Failed'
		RETURNING m."id", m."channel", failed."failedJob" AS "job", failed."isTold"`;
	const again = taken.filter((one) => !one.isTold);
	const ids = again.map(({ id }) => id);
	await tx.$executeRaw`
		DELETE FROM pgboss.job WHERE "name" IN ('mail', 'sms') AND "id" = ANY(${ids}::uuid[]) AND "state" > 'active'`;
	return again;
}

/** Whether a later mail says the same, or asked the same person the same and was not refused. */
function isTold(): Prisma.Sql {
	return Prisma.sql`EXISTS (
		SELECT FROM "Mail" l
		WHERE l."accountId" = m."accountId" AND (l."createdAt", l."id") > (m."createdAt", m."id")
			AND l."kind" = m."kind" AND l."channel" = m."channel" AND (
				(l."status" = 'Failed' AND l."failedJob" = m."failedJob")
				OR (l."status" IN ('Queued', 'Sent') AND l."to" = m."to" AND (
					(l."signerId" = m."signerId" AND l."documentId" = m."documentId")
					OR m."kind" IN ('invitation', 'identity-request')))))`;
}
