import { db } from "#lib/db/client.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { SenderIdentityStatus } from "#lib/db/generated/enums.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";

export type IdentityListRow = {
	id: string;
	name: string;
	email: string;
	status: SenderIdentityStatus;
	locale: string;
	brandId: string | null;
	brandName: string | null;
	notificationSettings: Record<string, boolean>;
	/** Who asked first; null once that user is gone. */
	askedBy: string | null;
	/** When the question was mailed last; null: its mail has not been composed yet. */
	askedAt: Date | null;
	/** Until when the link in that mail can be used to agree. */
	endsAt: Date | null;
	approvedAt: Date | null;
	modifiedAt: Date;
	/** What the mail server said to the last question; null: it took it, or has not been asked yet. */
	failure: string | null;
	/** Documents sent in this name. */
	documents: number;
};

/** One page of an account's identities: those that wait for an answer first, then by name. */
export async function listIdentityItems(
	accountId: string,
	search: string,
	position: { skip: number; take: number },
): Promise<IdentityListRow[]> {
	const rows = await db().$queryRaw<IdentityListRow[]>`
		WITH page AS (
			SELECT i.* FROM "SenderIdentity" i WHERE ${conditions(accountId, search)}
			ORDER BY i."status" <> 'Pending', lower(i."name"), i."id"
			OFFSET ${position.skip} LIMIT ${position.take}
		), mailed AS (
			SELECT DISTINCT ON (m."to") m."to", m."status", m."error", m."createdAt" FROM "Mail" m
			WHERE m."accountId" = ${accountId}::uuid AND m."isSandbox" IS NULL
				AND m."createdAt" >= (SELECT min("createdAt") FROM page WHERE "status" = 'Pending')
				AND m."kind" = 'identity-request' AND m."to" IN (SELECT "email" FROM page WHERE "status" = 'Pending')
			ORDER BY m."to", m."createdAt" DESC
		)
		SELECT p."id", p."name", p."email", p."status"::text AS "status", p."locale", p."brandId",
			b."name" AS "brandName", p."notificationSettings", u."name" AS "askedBy", t."askedAt", t."endsAt",
			p."approvedAt", p."modifiedAt",
			CASE WHEN m."status" = 'Failed' THEN COALESCE(m."error", '') END AS "failure",
			(SELECT count(*)::int FROM "Document" d WHERE d."senderIdentityId" = p."id" AND d."sentAt" IS NOT NULL)
				AS "documents"
		FROM page p
			LEFT JOIN "Brand" b ON b."id" = p."brandId"
			LEFT JOIN "User" u ON u."id" = p."createdById"
			LEFT JOIN mailed m ON m."to" = p."email"
			LEFT JOIN LATERAL (
				SELECT max(k."createdAt") AS "askedAt", max(k."expiresAt") AS "endsAt" FROM "SenderIdentityToken" k
				WHERE k."senderIdentityId" = p."id"
			) t ON true
		ORDER BY p."status" <> 'Pending', lower(p."name"), p."id"`;
	return rows.map((row) => readJson("SenderIdentity", row));
}

/** How many identities fit what is searched for. */
export async function countIdentityItems(accountId: string, search: string): Promise<number> {
	const rows = await db().$queryRaw<{ count: number }[]>`
		SELECT count(*)::int AS "count" FROM "SenderIdentity" i WHERE ${conditions(accountId, search)}`;
	return rows[0]?.count ?? 0;
}

function conditions(accountId: string, search: string): Prisma.Sql {
	const all = [Prisma.sql`i."accountId" = ${accountId}::uuid`];
	if (search) {
		const part = `%${escapeLike(search)}%`;
		all.push(Prisma.sql`(i."name" ILIKE ${part} OR i."email" ILIKE ${part})`);
	}
	return Prisma.join(all, " AND ");
}
