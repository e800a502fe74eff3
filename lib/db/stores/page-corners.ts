import { db, type Tx } from "#lib/db/client.ts";

type Corners = { page: number; free: number };

/** Records where pages (1-based in the file) are free; what was found first stays. */
export async function recordFreeCorners(accountId: string, workingSha256: string, pages: Corners[]): Promise<void> {
	const data = pages.map((page) => ({ accountId, workingSha256, ...page }));
	await db().pageCorners.createMany({ data, skipDuplicates: true });
}

/** Where pages of working files are free, as far as they have been drawn; by `page` of the file, 1-based. */
export async function listFreeCorners(
	accountId: string,
	workingSha256: string[],
	page?: number,
): Promise<(Corners & { workingSha256: string })[]> {
	return db().pageCorners.findMany({
		where: { accountId, workingSha256: { in: workingSha256 }, ...(page === undefined ? {} : { page }) },
		select: { workingSha256: true, page: true, free: true },
	});
}

export async function deleteFreeCorners(tx: Tx, accountId: string, workingSha256: string): Promise<void> {
	await tx.pageCorners.deleteMany({ where: { accountId, workingSha256 } });
}
