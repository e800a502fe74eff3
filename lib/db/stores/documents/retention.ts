import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { findDetachedAt } from "../installation/installation.ts";
import type { LockedDocument } from "./documents.ts";

/** An account's rule for completed documents. */
export type Retention = {
	/** null: they stay. */
	retentionDays: number | null;
	/** When it was last switched on. */
	retentionSince: Date | null;
	retentionKeepsCertificate: boolean;
};

const RULE = { retentionDays: true, retentionSince: true, retentionKeepsCertificate: true } as const;

/** An account's rule. */
export async function findRetention(accountId: string, tx: Tx = db()): Promise<Retention> {
	return tx.account.findUniqueOrThrow({ where: { id: accountId }, select: RULE });
}

/** Accounts that have completed documents deleted. */
export async function listRetentions(
	tx: Unscoped<"installation", Tx>,
): Promise<{ id: string; retentionDays: number }[]> {
	return tx.$queryRaw`SELECT "id", "retentionDays" FROM "Account" WHERE "retentionDays" IS NOT NULL`;
}

/**
 * Gives the oldest completed documents the time at which they go to the trash, and notes for each sender how many there
 * are to be told of; one statement, so that a kill leaves both or neither. Held ones and those of the sandbox are left out.
 *
 * @returns how many there were: fewer than `limit` when there are no more
 */
export async function planDeletions(
	tx: Tx,
	accountId: string,
	{ sealedBefore, deleteAt, limit }: { sealedBefore: Date; deleteAt: Date; limit: number },
): Promise<number> {
	const [row] = await tx.$queryRaw<{ count: number }[]>`
		WITH due AS (
			SELECT "id" FROM "Document"
			WHERE "accountId" = ${accountId}::uuid AND "sealedAt" < ${sealedBefore} AND "status" = 'Completed'
				AND "deletedAt" IS NULL AND "heldAt" IS NULL AND "deleteAt" IS NULL AND NOT "isSandbox"
			ORDER BY "sealedAt" LIMIT ${limit} FOR UPDATE SKIP LOCKED
		), planned AS (
			UPDATE "Document" d SET "deleteAt" = ${deleteAt} FROM due WHERE d."id" = due."id" RETURNING d."senderId"
		), noted AS (
			INSERT INTO "RetentionNotice" ("userId", "deleteAt", "accountId", "documents")
			SELECT "senderId", ${deleteAt}, ${accountId}::uuid, count(*)::int FROM planned GROUP BY "senderId" ORDER BY "senderId"
			ON CONFLICT ("userId", "deleteAt") DO UPDATE
			SET "documents" = "RetentionNotice"."documents" + EXCLUDED."documents"
		)
		SELECT count(*)::int AS "count" FROM planned`;
	return row?.count ?? 0;
}

export type RetentionNotice = { userId: string; deleteAt: Date; documents: number };

/** Of what senders of an account are still to be told. */
export async function listRetentionNotices(accountId: string, limit: number): Promise<RetentionNotice[]> {
	const select = { userId: true, deleteAt: true, documents: true };
	return db().retentionNotice.findMany({ where: { accountId }, select, take: limit });
}

/** Takes such a note away: whoever did tells the sender. @returns null when somebody else has */
export async function takeRetentionNotice(
	tx: Tx,
	accountId: string,
	{ userId, deleteAt }: Omit<RetentionNotice, "documents">,
): Promise<RetentionNotice | null> {
	const [taken] = await tx.$queryRaw<RetentionNotice[]>`
		DELETE FROM "RetentionNotice"
		WHERE "accountId" = ${accountId}::uuid AND "userId" = ${userId}::uuid AND "deleteAt" = ${deleteAt}
		RETURNING "userId", "deleteAt", "documents"`;
	return taken ?? null;
}

/** Documents of a sender that go to the trash at a time, the first of them. */
export async function listPlannedDeletions(
	accountId: string,
	{ userId, deleteAt }: { userId: string; deleteAt: Date },
	limit: number,
): Promise<{ title: string; sealedAt: Date | null }[]> {
	const detachedAt = await findDetachedAt();
	const sentAt = detachedAt === null ? {} : { sentAt: { gte: detachedAt } };
	return db().document.findMany({
		where: { accountId, senderId: userId, deleteAt, deletedAt: null, ...sentAt },
		orderBy: [{ sealedAt: "asc" }, { id: "asc" }],
		select: { title: true, sealedAt: true },
		take: limit,
	});
}

/** Documents whose time has come to go to the trash, or that were given one that does not count any more. */
export async function listDueDeletions(now: Unscoped<"installation", Date>, limit: number): Promise<{ id: string }[]> {
	return db().$queryRaw`
		SELECT "id" FROM "Document" WHERE "deleteAt" <= ${now} AND "deletedAt" IS NULL ORDER BY "deleteAt" LIMIT ${limit}`;
}

/** The document stays for now. */
export async function clearDeletion(tx: Tx, { id }: LockedDocument): Promise<void> {
	await tx.document.update({ where: { id }, data: { deleteAt: null }, select: { id: true } });
}
