import { db } from "#lib/db/client.ts";
import type { MailStatus } from "#lib/db/generated/enums.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";

export type ListedMail = {
	id: string;
	channel: string;
	to: string;
	subject: string;
	status: MailStatus;
	error: string | null;
	createdAt: Date;
	nextAttemptAt: Date | null;
};

/** What is listed: of documents of one environment, and what is about no document. */
type MailScope = { accountId: string; isSandbox: boolean };

/** Mails and text messages, the newest first, after the one with the id `afterId`: two ranges of an index, put together. */
export async function listMails(
	{ accountId, isSandbox }: MailScope,
	channels: string[],
	afterId: string | null,
	limit: number,
): Promise<ListedMail[]> {
	const after = afterId
		? Prisma.sql`AND ("createdAt", "id") < (SELECT "createdAt", "id" FROM "Mail"
			WHERE "id" = ${afterId}::uuid AND "accountId" = ${accountId}::uuid)`
		: Prisma.empty;
	const range = (about: Prisma.Sql) => Prisma.sql`
		(SELECT "id", "channel", "to", "subject", "status"::text AS "status", "error", "createdAt", "nextAttemptAt"
		FROM "Mail"
		WHERE "accountId" = ${accountId}::uuid AND "isSandbox" ${about} AND "channel" = ANY(${channels}) ${after}
		ORDER BY "createdAt" DESC, "id" DESC LIMIT ${limit})`;
	return db().$queryRaw<ListedMail[]>`
		SELECT * FROM (${range(Prisma.sql`= ${isSandbox}`)} UNION ALL ${range(Prisma.sql`IS NULL`)}) found
		ORDER BY "createdAt" DESC, "id" DESC LIMIT ${limit}`;
}

/** One mail of an account, with everything in it. */
export async function findMail(accountId: string, id: string) {
	const mail = await db().mail.findFirst({
		where: { id, accountId },
		include: { document: { select: { id: true, title: true, deletedAt: true } } },
	});
	return mail && readJson("Mail", mail);
}
