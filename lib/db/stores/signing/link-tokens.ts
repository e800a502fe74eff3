import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/**
 * How a signing link reached its holder. accepted: emailed with the news that the identity was accepted · copied: by the
 * sender · embedded: in the sender's application · signedIn: opened from the app by the signer · phone: from the
 * screen of another device · link: earlier versions named none of these four.
 */
export type LinkChannel = "mail" | "sms" | "accepted" | "copied" | "embedded" | "signedIn" | "phone" | "link";

/** What is stored of a signing link. */
export type NewSignerToken = Prisma.SignerTokenCreateManyInput & { channel: LinkChannel };

/** Lets a signing link work. Its signer says whose account it is. */
export async function insertSignerToken(tx: Tx, row: Unscoped<"locked", NewSignerToken>): Promise<void> {
	await tx.signerToken.create({ data: row, select: { hash: true } });
}

/** Deletes a link that reached no one. */
export async function deleteSignerToken(hash: Unscoped<"secret", string>): Promise<void> {
	await db().signerToken.deleteMany({ where: { hash } });
}

/** Ends every link of some signers, whose document the caller has locked. */
export async function revokeSignerTokens(tx: Tx, signerIds: Unscoped<"locked", string[]>, now: Date): Promise<void> {
	await tx.signerToken.updateMany({
		where: { signerId: { in: signerIds }, revokedAt: null },
		data: { revokedAt: now },
	});
}

/** Lets a link to set a password work. Its user says whose account it is. */
export async function insertPasswordToken(
	tx: Tx,
	row: Unscoped<"locked", { hash: string; userId: string; purpose: "Reset" | "Invitation"; expiresAt: Date }>,
): Promise<void> {
	await tx.passwordToken.create({ data: row, select: { hash: true } });
}

/** Notes on a link that its holder reassigned the document through it. @param to the name of the new person */
export async function noteReassignment(tx: Tx, hash: Unscoped<"secret", string>, to: string): Promise<void> {
	await tx.signerToken.updateMany({ where: { hash }, data: { reassignedTo: to } });
}

/** To whom the holder of one of these links reassigned a signer's document, the latest; null: to no one. */
export async function findReassignment(
	hashes: Unscoped<"secret", string[]>,
	signerId: string,
): Promise<{ to: string; at: Date } | null> {
	const found = await db().signerToken.findFirst({
		where: { signerId, hash: { in: hashes }, reassignedTo: { not: null } },
		select: { reassignedTo: true, revokedAt: true },
		orderBy: { revokedAt: "desc" },
	});
	return found?.reassignedTo && found.revokedAt ? { to: found.reassignedTo, at: found.revokedAt } : null;
}

/** A link that leads someone else than a signer: to choose a password, or to decide about an identity. */
export type LinkKind = "password" | "review";

/** Whether a link is stored, a used or expired one too. */
export async function isStoredLink(hash: Unscoped<"secret", string>, kind: LinkKind): Promise<boolean> {
	const where = { hash };
	const count =
		kind === "password" ? await db().passwordToken.count({ where }) : await db().identityReviewLink.count({ where });
	return count > 0;
}
