import { db, type Tx } from "#lib/db/client.ts";
import type { ContentDeletion, Prisma } from "#lib/db/generated/client.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedAccount } from "./installation/provisioning.ts";

export type ContentDeletionRow = ContentDeletion;

/** The deletion of an account's documents, whatever became of it; null: none was asked for. */
export async function findContentDeletion(accountId: string, tx: Tx = db()): Promise<ContentDeletionRow | null> {
	return tx.contentDeletion.findUnique({ where: { accountId } });
}

/** Whether all documents of an account are to be deleted, or are being deleted. */
export async function isDeletionPending(tx: Tx, accountId: string): Promise<boolean> {
	const where = { accountId, status: { not: "Done" as const } };
	return (await tx.contentDeletion.findFirst({ where, select: { id: true } })) !== null;
}

/** Whether a document would go with a deletion that was asked for: until it runs every one, then those before its time. */
export async function isToBeDeleted(
	tx: Tx,
	{ accountId, createdAt }: { accountId: string; createdAt: Date },
): Promise<boolean> {
	const running = { status: "Running" as const, dueAt: { gte: createdAt } };
	const where = { accountId, OR: [{ status: "Waiting" as const }, running] };
	return (await tx.contentDeletion.findFirst({ where, select: { id: true } })) !== null;
}

/** A deletion whose row is locked. */
export type LockedDeletion = Locked<"ContentDeletion", ContentDeletionRow>;

/** Locks a deletion, for the job that carries it out; null: it was undone. */
export async function lockDeletionForJob(tx: Tx, id: Unscoped<"job", string>): Promise<LockedDeletion | null> {
	await tx.$queryRaw`SELECT 1 FROM "ContentDeletion" WHERE "id" = ${id}::uuid FOR UPDATE`;
	return (await tx.contentDeletion.findUnique({ where: { id } })) as LockedDeletion | null;
}

/** The same for who may undo it. */
export async function lockDeletion(tx: Tx, accountId: string): Promise<LockedDeletion | null> {
	await tx.$queryRaw`SELECT 1 FROM "ContentDeletion" WHERE "accountId" = ${accountId}::uuid FOR UPDATE`;
	return (await tx.contentDeletion.findUnique({ where: { accountId } })) as LockedDeletion | null;
}

/** Asks for a deletion, in the place of one that is done. */
export async function insertDeletion(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	row: Omit<Prisma.ContentDeletionUncheckedCreateInput, "accountId">,
): Promise<void> {
	await tx.contentDeletion.deleteMany({ where: { accountId } });
	await tx.contentDeletion.create({ data: { ...row, accountId }, select: { id: true } });
}

/** Changes a deletion. */
export async function updateDeletion(
	tx: Tx,
	{ id }: LockedDeletion,
	data: Prisma.ContentDeletionUpdateInput,
): Promise<void> {
	await tx.contentDeletion.update({ where: { id }, data, select: { id: true } });
}

/** Undoes a deletion. */
export async function removeDeletion(tx: Tx, { id }: LockedDeletion): Promise<void> {
	await tx.contentDeletion.delete({ where: { id }, select: { id: true } });
}

/** Deletions that Admins are to be reminded of: due until a time. */
export async function listDeletionsToRemind(until: Unscoped<"installation", Date>, limit: number) {
	const where = { status: "Waiting" as const, remindedAt: null, dueAt: { lte: until } };
	return db().contentDeletion.findMany({ where, select: { id: true }, take: limit });
}

/** Deletions that should have come further since a time: their job gave up or got lost. */
export async function listOverdueDeletions(since: Unscoped<"installation", Date>, limit: number) {
	return db().contentDeletion.findMany({
		where: { status: { not: "Done" }, dueAt: { lt: since }, steppedAt: { lt: since } },
		select: { id: true },
		take: limit,
	});
}

/**
 * Documents that are to be purged and are not on their way: made until a time, not held, and not in the trash with
 * their time over. In the order of their making, behind one.
 */
export async function listDocumentsToDelete(
	accountId: string,
	{ until, after, now, take }: { until: Date; after: string | null; now: Date; take: number },
): Promise<{ id: string; place: string }[]> {
	const [at = "-infinity", id = "00000000-0000-0000-0000-000000000000"] = after?.split("|") ?? [];
	return db().$queryRaw`
		SELECT "id", "createdAt"::text || '|' || "id" AS "place" FROM "Document"
		WHERE "accountId" = ${accountId}::uuid AND "createdAt" <= ${until} AND "heldAt" IS NULL
			AND ("purgeAt" IS NULL OR "purgeAt" > ${now}) AND ("createdAt", "id") > (${at}::timestamptz, ${id}::uuid)
		ORDER BY "createdAt", "id" LIMIT ${take}`;
}

/** How many documents that were made until a time are there still, and how many of them are held. */
export async function countDocumentsLeft(
	accountId: string,
	until: Date,
	tx: Tx = db(),
): Promise<{ held: number; others: number }> {
	const where = { accountId, createdAt: { lte: until } };
	const held = await tx.document.count({ where: { ...where, heldAt: { not: null } } });
	return { held, others: await tx.document.count({ where: { ...where, heldAt: null } }) };
}
