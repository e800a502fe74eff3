import { db, type Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { LockedUser } from "./account-users.ts";

/** What hangs on a person, for who lets them go. */
export type Belongings = {
	/** Sent or scheduled, in the trash or not; counted to a limit. */
	documents: number;
	drafts: number;
	templates: number;
	/** Custom fields and blocks that no one else sees. */
	privateFields: number;
	keys: { id: string; name: string }[];
	/** Apps whose own credentials act as them. */
	apps: { id: string; name: string }[];
};

/** What hangs on a user of an account. @param most documents are counted no further */
export async function findBelongings(accountId: string, userId: string, most: number, now: Date): Promise<Belongings> {
	const [documents, drafts, templates, privateFields, keys, apps] = await Promise.all([
		countDocuments(accountId, userId, Prisma.sql`d."status" <> 'Draft'`, most),
		countDocuments(accountId, userId, Prisma.sql`d."status" = 'Draft'`, most),
		db().template.count({ where: { accountId, ownerId: userId } }),
		countPrivate(accountId, userId),
		db().apiKey.findMany({
			where: { accountId, userId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] },
			orderBy: [{ createdAt: "asc" }, { id: "asc" }],
			select: { id: true, name: true },
			take: 100,
		}),
		db().oAuthApp.findMany({
			where: { accountId, actingUserId: userId },
			orderBy: [{ createdAt: "asc" }, { id: "asc" }],
			select: { id: true, name: true },
			take: 100,
		}),
	]);
	return { documents, drafts, templates, privateFields, keys, apps };
}

async function countPrivate(accountId: string, createdById: string): Promise<number> {
	const where = { accountId, createdById, isShared: false };
	const counts = await Promise.all([
		db().customField.count({ where }),
		db().block.count({ where: { ...where, deletedAt: null } }),
	]);
	return counts[0] + counts[1];
}

async function countDocuments(accountId: string, senderId: string, kind: Prisma.Sql, most: number): Promise<number> {
	const rows = await db().$queryRaw<{ count: bigint }[]>`
		SELECT count(*) AS "count" FROM (
			SELECT 1 FROM "Document" d WHERE d."senderId" = ${senderId}::uuid AND d."accountId" = ${accountId}::uuid AND ${kind}
			LIMIT ${most}
		) found`;
	return Number(rows[0]?.count ?? 0);
}

/** Gives the custom fields and blocks that only one person sees to another one. @returns how many */
export async function giveFields(tx: Tx, { accountId, id: createdById }: LockedUser, to: LockedUser): Promise<number> {
	const where = { accountId, createdById, isShared: false };
	const data = { createdById: to.id };
	return (await tx.customField.updateMany({ where, data })).count + (await tx.block.updateMany({ where, data })).count;
}

/** Lets an API key act as another person. @returns its name; null when it is not the user's, or has ended */
export async function giveKey(
	tx: Tx,
	{ accountId, id: userId }: LockedUser,
	keyId: string,
	to: LockedUser,
): Promise<string | null> {
	const [key] = await tx.apiKey.updateManyAndReturn({
		where: { id: keyId, accountId, userId, revokedAt: null },
		data: { userId: to.id },
		select: { name: true },
	});
	return key?.name ?? null;
}

/** Lets an app's own credentials act as another person, or as nobody. @returns its name; null when they were another's */
export async function giveApp(
	tx: Tx,
	{ accountId, id: actingUserId }: LockedUser,
	appId: string,
	to: LockedUser | null,
): Promise<string | null> {
	const [app] = await tx.oAuthApp.updateManyAndReturn({
		where: { id: appId, accountId, actingUserId },
		data: { actingUserId: to?.id ?? null },
		select: { name: true },
	});
	return app?.name ?? null;
}
