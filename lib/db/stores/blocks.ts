import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { LockedAccount } from "./installation/provisioning.ts";

/** Whose blocks are looked at: the account’s shared ones, and a user’s own. */
type BlockScope = { accountId: string; userId: string };

function visibleTo({ accountId, userId }: BlockScope): Prisma.BlockWhereInput {
	return { accountId, OR: [{ isShared: true }, { createdById: userId }] };
}

/** The blocks in the scope by name, without deleted ones. */
export async function listBlockRows(scope: BlockScope) {
	const rows = await db().block.findMany({
		where: { ...visibleTo(scope), deletedAt: null },
		orderBy: [{ name: "asc" }, { id: "asc" }],
	});
	return rows.map((row) => readJson("Block", row));
}

type BlockRow = Awaited<ReturnType<typeof listBlockRows>>[number];

const HELD = { id: true, accountId: true, createdById: true, name: true, isShared: true, deletedAt: true } as const;

/** A block without its fields, under the lock of its account. */
export type LockedBlock = Locked<"Block", Pick<BlockRow, keyof typeof HELD>>;

/** A block in the scope, deleted or not, under the lock of its account. */
export async function findLockedBlock(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	scope: BlockScope,
	id: string,
): Promise<LockedBlock | null> {
	const where = { AND: [visibleTo(scope), { id, accountId }] };
	return (await tx.block.findFirst({ where, select: HELD })) as LockedBlock | null;
}

/** How many blocks an account has, without deleted ones. */
export async function countBlocks(tx: Tx, { id: accountId }: LockedAccount): Promise<number> {
	return tx.block.count({ where: { accountId, deletedAt: null } });
}

/**
 * Whether a block’s creator has another block with this name, ignoring case and deleted blocks.
 *
 * @param block without an ID if it’s new
 */
export async function isBlockNameTaken(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	{ id = null, createdById, name }: { id?: string | null; createdById: string | null; name: string },
): Promise<boolean> {
	const rows = await tx.$queryRaw<unknown[]>`
		SELECT 1 FROM "Block" WHERE "accountId" = ${accountId}::uuid AND "createdById" IS NOT DISTINCT FROM ${createdById}::uuid
			AND "deletedAt" IS NULL AND lower("name") = lower(${name}) AND "id" IS DISTINCT FROM ${id}::uuid LIMIT 1`;
	return rows.length > 0;
}

/** Adds a block. */
export async function insertBlock(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	block: Omit<Prisma.BlockUncheckedCreateInput, "accountId">,
): Promise<void> {
	await tx.block.create({ data: { ...block, accountId }, select: { id: true } });
}

/** Changes a block. */
export async function updateBlock(
	tx: Tx,
	{ id }: LockedBlock,
	change: Prisma.BlockUncheckedUpdateManyInput,
): Promise<void> {
	await tx.block.update({ where: { id }, data: change, select: { id: true } });
}
