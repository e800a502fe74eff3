import { db, type Tx } from "#lib/db/client.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { DocumentScope } from "./documents.ts";

/** How many documents of the scope are in the trash and may be deleted, counted up to `most`. */
export async function countTrash(scope: DocumentScope, at: Date, most: number): Promise<number> {
	const found = await db().document.findMany({
		where: { ...scope, deletedAt: { not: null }, purgeAt: { gt: at }, heldAt: null },
		select: { id: true },
		take: most,
	});
	return found.length;
}

/** Documents in the trash, locked until the transaction ends. */
type LockedTrash = Locked<"Document", { id: string; heldAt: Date | null }[]>;

/**
 * Locks documents of the scope that are in the trash, in one order for all callers.
 *
 * @param ids null: all that are not held
 */
export async function lockTrash(
	tx: Tx,
	scope: DocumentScope,
	{ ids, at, limit }: { ids: string[] | null; at: Date; limit: number },
): Promise<LockedTrash> {
	return tx.$queryRaw<LockedTrash>`
		SELECT "id", "heldAt" FROM "Document"
		WHERE "accountId" = ${scope.accountId}::uuid
			AND (${scope.isSandbox ?? null}::boolean IS NULL OR "isSandbox" = ${scope.isSandbox ?? null}::boolean)
			AND (${scope.teamId ?? null}::uuid IS NULL OR "teamId" = ${scope.teamId ?? null}::uuid)
			AND (${scope.senderId ?? null}::uuid IS NULL OR "senderId" = ${scope.senderId ?? null}::uuid)
			AND "deletedAt" IS NOT NULL AND ("purgeAt" > ${at} OR "heldAt" IS NOT NULL)
			AND ("id" = ANY(${ids ?? []}::uuid[]) OR (${ids === null} AND "heldAt" IS NULL))
		ORDER BY "id" LIMIT ${limit} FOR UPDATE`;
}

/** Ends the time in the trash of those that are not held. @returns their ids */
export async function endTrashTime(tx: Tx, documents: LockedTrash, now: Date): Promise<string[]> {
	const ids = documents.filter(({ heldAt }) => heldAt === null).map(({ id }) => id);
	await tx.document.updateMany({ where: { id: { in: ids } }, data: { purgeAt: now } });
	return ids;
}
