import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** Lets a link for deciding about an identity work. Its signer says whose account it is. */
export async function insertReviewLink(
	tx: Tx,
	row: Unscoped<"locked", Prisma.IdentityReviewLinkUncheckedCreateInput>,
): Promise<void> {
	await tx.identityReviewLink.create({ data: row, select: { hash: true } });
}

/** What a link leads to while it counts: its signer's document still belongs to the user it was made for. */
export async function findLiveReviewLink(hash: Unscoped<"secret", string>, now: Date) {
	const found = await db().identityReviewLink.findFirst({
		where: { hash, expiresAt: { gt: now }, user: { status: "Active" }, signer: { document: { deletedAt: null } } },
		include: {
			user: true,
			signer: { select: { document: { select: { id: true, senderId: true, isSandbox: true } } } },
		},
	});
	return found?.signer.document.senderId === found?.userId ? found : null;
}
