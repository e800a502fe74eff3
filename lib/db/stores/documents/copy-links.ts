import { db } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** Keeps a link of somebody in copy, by the hash of its token. */
export async function insertCopyLink(
	link: Unscoped<"locked", { hash: string; carbonCopyId: string; expiresAt: Date }>,
): Promise<void> {
	await db().copyLink.create({ data: link, select: { hash: true } });
}

/** Whose copy of which document a link leads to, and until when. */
export async function findCopyByLink(
	hash: Unscoped<"secret", string>,
): Promise<{ carbonCopyId: string; email: string; documentId: string; expiresAt: Date } | null> {
	const link = await db().copyLink.findUnique({
		where: { hash },
		select: { carbonCopyId: true, expiresAt: true, carbonCopy: { select: { documentId: true, email: true } } },
	});
	return link ? { carbonCopyId: link.carbonCopyId, expiresAt: link.expiresAt, ...link.carbonCopy } : null;
}
