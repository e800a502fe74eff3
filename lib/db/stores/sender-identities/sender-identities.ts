import { db, type Tx } from "#lib/db/client.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { SenderIdentityStatus } from "#lib/db/generated/enums.ts";
import { readJson, type WithJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

const WITH_PLAN = { account: { select: { plan: true } } } satisfies Prisma.SenderIdentityInclude;

export type SenderIdentityRow = WithJson<
	"SenderIdentity",
	Prisma.SenderIdentityGetPayload<{ include: typeof WITH_PLAN }>
>;

const WHO_ASKS = {
	account: { select: { name: true } },
	createdBy: { select: { id: true, name: true, email: true, status: true } },
} satisfies Prisma.SenderIdentityInclude;

/** Who asked for an identity, for its events; null: that user is gone. */
export async function findIdentityCreator(tx: Tx, { createdById }: Unscoped<"own account", SenderIdentityRow>) {
	if (createdById === null) return null;
	return tx.user.findUnique({
		where: { id: createdById },
		select: { id: true, name: true, email: true, teamId: true },
	});
}

/** What an identity is found by: exactly one of the two; the address in lower case. */
export type IdentityKey = { id: string } | { email: string };

/** An identity of an account. */
export async function findIdentityRow(
	accountId: string,
	key: IdentityKey,
	tx: Tx = db(),
): Promise<SenderIdentityRow | null> {
	const identity = await tx.senderIdentity.findFirst({ where: { accountId, ...key }, include: WITH_PLAN });
	return identity && readJson("SenderIdentity", identity);
}

/** One page of an account's identities, the oldest first, and how many there are. */
export async function listIdentityRows(
	accountId: string,
	filter: { search: string | null; brandIds: string[] | null },
	position: { skip: number; take: number },
): Promise<{ rows: SenderIdentityRow[]; count: number }> {
	const contains = { contains: escapeLike(filter.search ?? ""), mode: "insensitive" as const };
	const where: Prisma.SenderIdentityWhereInput = {
		accountId,
		...(filter.search ? { OR: [{ name: contains }, { email: contains }] } : {}),
		...(filter.brandIds ? { brandId: { in: filter.brandIds } } : {}),
	};
	const [rows, count] = await Promise.all([
		db().senderIdentity.findMany({
			where,
			orderBy: [{ createdAt: "asc" }, { id: "asc" }],
			include: WITH_PLAN,
			...position,
		}),
		db().senderIdentity.count({ where }),
	]);
	return { rows: rows.map((row) => readJson("SenderIdentity", row)), count };
}

/** Adds an identity whose person has not answered yet. */
export async function insertIdentity(
	tx: Tx,
	identity: Unscoped<"own account", Prisma.SenderIdentityUncheckedCreateInput>,
): Promise<void> {
	await tx.senderIdentity.create({ data: identity, select: { id: true } });
}

/** An identity of an account, locked. */
export type LockedIdentity = Locked<
	"SenderIdentity",
	{ id: string; accountId: string; email: string; status: SenderIdentityStatus }
>;

/** Locks an identity of an account, by its address in lower case, for the rest of the transaction. */
export async function lockIdentity(tx: Tx, accountId: string, email: string): Promise<LockedIdentity | null> {
	const rows = await tx.$queryRaw<LockedIdentity[]>`
		SELECT "id", "accountId", "email", "status"::text AS "status" FROM "SenderIdentity"
		WHERE "accountId" = ${accountId}::uuid AND "email" = ${email} FOR UPDATE`;
	return rows[0] ?? null;
}

/**
 * Where an identity of an account stands, held there until the transaction ends: whoever locks it waits. Others may hold
 * it at the same time.
 *
 * @returns null when it is gone
 */
export async function holdIdentity(tx: Tx, accountId: string, id: string): Promise<SenderIdentityStatus | null> {
	const rows = await tx.$queryRaw<{ status: SenderIdentityStatus }[]>`
		SELECT "status"::text AS "status" FROM "SenderIdentity"
		WHERE "id" = ${id}::uuid AND "accountId" = ${accountId}::uuid FOR KEY SHARE`;
	return rows[0]?.status ?? null;
}

/** Changes an identity. */
export async function updateIdentity(
	tx: Tx,
	{ id }: LockedIdentity,
	change: Prisma.SenderIdentityUncheckedUpdateManyInput,
): Promise<void> {
	await tx.senderIdentity.update({ where: { id }, data: change, select: { id: true } });
}

/** Removes an identity for good; documents sent in its name keep the name. */
export async function deleteIdentity(tx: Tx, { id }: LockedIdentity): Promise<void> {
	await tx.senderIdentity.delete({ where: { id }, select: { id: true } });
}

/** Every link mailed to the person stops working. */
export async function deleteIdentityTokens(tx: Tx, { id: senderIdentityId }: LockedIdentity): Promise<void> {
	await tx.senderIdentityToken.deleteMany({ where: { senderIdentityId } });
}

/** Keeps the link that was mailed to the person, by the hash of its token. */
export async function insertIdentityToken(
	tx: Tx,
	token: Unscoped<"locked", { hash: string; senderIdentityId: string; expiresAt: Date }>,
): Promise<void> {
	await tx.senderIdentityToken.create({ data: token, select: { hash: true } });
}

/** What a mailed link stands for: the link itself is the proof, so no account is asked for. */
export async function findIdentityByToken(hash: Unscoped<"secret", string>, tx: Tx = db()) {
	return tx.senderIdentityToken.findUnique({
		where: { hash },
		include: { senderIdentity: { include: WHO_ASKS } },
	});
}

/**
 * What the person with an address, in lower case, was asked for, by whom, and until when they can agree: null while the
 * question has not been mailed yet.
 */
export async function findOwnIdentity(accountId: string, email: string, tx: Tx = db()) {
	const identity = await tx.senderIdentity.findUnique({
		where: { accountId_email: { accountId, email } },
		include: { ...WHO_ASKS, tokens: { select: { expiresAt: true }, orderBy: { expiresAt: "desc" }, take: 1 } },
	});
	return identity && { ...identity, expiresAt: identity.tokens[0]?.expiresAt ?? null };
}

/** How many documents were sent in the name of an identity that was found. */
export async function countInName({ id, accountId }: { id: string; accountId: string }): Promise<number> {
	return db().document.count({ where: { accountId, senderIdentityId: id, sentAt: { not: null } } });
}

/** An identity for a mail that a job sends. */
export async function findIdentityForMail(accountId: string, id: string) {
	const identity = await db().senderIdentity.findFirst({
		where: { id, accountId },
		include: {
			account: { select: { name: true, timeZone: true } },
			createdBy: { select: { name: true, email: true } },
		},
	});
	return identity && readJson("SenderIdentity", identity);
}
