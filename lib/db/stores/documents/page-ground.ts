import { db, type Tx } from "#lib/db/client.ts";

/** What lies beneath what is printed on a page, as drawing it found. */
export type PageGround = {
	/** Corners with room for the document’s ID: bits of lib/fields/places/document-id-place.ts. */
	free: number;
	/** Cells of lib/fields/places/dark-ground.ts. */
	dark: string;
};

/** Records what drawing pages (1-based in the file) found; what was found first stays. */
export async function recordGround(
	accountId: string,
	workingSha256: string,
	pages: (PageGround & { page: number })[],
): Promise<void> {
	const data = pages.map((page) => ({ accountId, workingSha256, ...page }));
	await db().pageGround.createMany({ data, skipDuplicates: true });
}

/** Of the pages of working files that have been drawn; by `page` of the file, 1-based. */
export async function listGround(
	accountId: string,
	workingSha256: string[],
	page?: number,
): Promise<(PageGround & { workingSha256: string; page: number })[]> {
	return db().pageGround.findMany({
		where: { accountId, workingSha256: { in: workingSha256 }, ...(page === undefined ? {} : { page }) },
		select: { workingSha256: true, page: true, free: true, dark: true },
	});
}

export async function deleteGround(tx: Tx, accountId: string, workingSha256: string): Promise<void> {
	await tx.pageGround.deleteMany({ where: { accountId, workingSha256 } });
}
