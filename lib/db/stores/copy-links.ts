import { db } from "#lib/db/client.ts";

export async function insertCopyLink(link: { hash: string; carbonCopyId: string; expiresAt: Date }): Promise<void> {
	await db().copyLink.create({ data: link, select: { hash: true } });
}

/** The document that a link leads to while it lasts. */
export async function findCopyByLink(hash: string, now: Date): Promise<string | null> {
	const link = await db().copyLink.findFirst({
		where: { hash, expiresAt: { gt: now } },
		select: { carbonCopy: { select: { documentId: true } } },
	});
	return link?.carbonCopy.documentId ?? null;
}
