import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedUser } from "./account-users.ts";

/** Passkeys of a person, the first one first. */
export async function listPasskeys(tx: Tx, userId: Unscoped<"oneself", string>) {
	return tx.passkey.findMany({ where: { userId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }], take: 100 });
}

/** The passkey with this name of the authenticator's, and whose it is. */
export async function findPasskeyOwner(credentialId: Unscoped<"public", string>) {
	const where = { credentialId, user: { status: "Active" as const } };
	return db().passkey.findFirst({ where, select: { user: { select: { id: true, accountId: true } } } });
}

/** Keeps a new passkey. @throws a unique violation for one that is kept already */
export async function insertPasskey(
	tx: Tx,
	{ id: userId }: LockedUser,
	passkey: Omit<Prisma.PasskeyUncheckedCreateInput, "userId">,
): Promise<void> {
	await tx.passkey.create({ data: { ...passkey, userId }, select: { id: true } });
}

/** Calls a passkey something else. @returns false when there is none such */
export async function renamePasskeyRow(tx: Tx, { id: userId }: LockedUser, id: string, name: string): Promise<boolean> {
	const { count } = await tx.passkey.updateMany({ where: { id, userId }, data: { name } });
	return count === 1;
}

/** Removes a passkey. @returns false when there is none such */
export async function deletePasskey(tx: Tx, { id: userId }: LockedUser, id: string): Promise<boolean> {
	const { count } = await tx.passkey.deleteMany({ where: { id, userId } });
	return count === 1;
}

/** Notes that a passkey was used. */
export async function setPasskeyUsed(
	tx: Tx,
	{ id: userId }: LockedUser,
	id: string,
	used: { counter: number; lastUsedAt: Date },
): Promise<void> {
	await tx.passkey.updateMany({ where: { id, userId }, data: used });
}

/** Keeps what a passkey is to sign. */
export async function insertChallenge(
	tx: Tx,
	challenge: Unscoped<"oneself", { hash: string; purpose: string; userId: string | null; expiresAt: Date }>,
): Promise<void> {
	await tx.passkeyChallenge.create({ data: challenge, select: { hash: true } });
}

/** Uses a challenge up, whichever process has made it. @returns false when it is none, or was used */
export async function consumeChallenge(
	tx: Tx,
	hash: Unscoped<"secret", string>,
	{ purpose, userId, now }: { purpose: string; userId: string | null; now: Date },
): Promise<boolean> {
	const { count } = await tx.passkeyChallenge.deleteMany({ where: { hash, purpose, userId, expiresAt: { gt: now } } });
	return count === 1;
}
