import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedUser } from "./account-users.ts";

/** What somebody has to prove who they are besides a password. */
export async function findFactors(tx: Tx, userId: Unscoped<"oneself", string>) {
	const app = await tx.authenticatorApp.findUnique({ where: { userId } });
	const passkeys = await tx.passkey.count({ where: { userId } });
	const recoveryCodes = await tx.recoveryCode.count({ where: { userId, usedAt: null } });
	return { app, passkeys, recoveryCodes };
}

/** How many active people an account has, and how many of them neither have a second factor nor a provider that asks for one. */
export async function countWithoutFactor(accountId: string): Promise<{ people: number; without: number }> {
	const active = { accountId, status: "Active" as const };
	const trusted = await db().signInProvider.findFirst({
		where: { accountId, isEnabled: true, isSecondFactor: true },
		select: { issuer: true },
	});
	const none = {
		...{ NOT: { authenticatorApp: { secret: { not: null } } }, passkeys: { none: {} } },
		...(trusted ? { providerLinks: { none: { issuer: trusted.issuer } } } : {}),
	};
	const [people, without] = await Promise.all([
		db().user.count({ where: active }),
		db().user.count({ where: { ...active, ...none } }),
	]);
	return { people, without };
}

/** Keeps the secret of an app that is being set up, in place of one that was before. */
export async function setPendingApp(
	tx: Tx,
	{ id: userId }: LockedUser,
	pending: { pendingSecret: Uint8Array<ArrayBuffer>; pendingUntil: Date },
): Promise<void> {
	await tx.authenticatorApp.upsert({
		where: { userId },
		create: { userId, ...pending },
		update: pending,
		select: { userId: true },
	});
}

/** From now on the app that was being set up is the one that counts. */
export async function setApp(
	tx: Tx,
	{ id: userId }: LockedUser,
	app: { secret: Uint8Array<ArrayBuffer>; since: Date; lastPeriod: number },
): Promise<void> {
	const none = { pendingSecret: null, pendingUntil: null };
	await tx.authenticatorApp.update({
		where: { userId },
		data: { ...app, ...none, lastUsedAt: null },
		select: { userId: true },
	});
}

/** Removes the app. @returns false when there was none that counted */
export async function deleteApp(tx: Tx, { id: userId }: LockedUser): Promise<boolean> {
	const { count } = await tx.authenticatorApp.deleteMany({ where: { userId, secret: { not: null } } });
	return count === 1;
}

/** Removes all that a person has besides the password. @returns how many ways in there were */
export async function deleteFactors(tx: Tx, user: LockedUser): Promise<number> {
	const apps = (await deleteApp(tx, user)) ? 1 : 0;
	await tx.authenticatorApp.deleteMany({ where: { userId: user.id } });
	await tx.recoveryCode.deleteMany({ where: { userId: user.id } });
	const { count } = await tx.passkey.deleteMany({ where: { userId: user.id } });
	return apps + count;
}

/** Notes that the code of a period was taken. @returns false when it, or a later one, was taken before */
export async function takePeriod(tx: Tx, { id: userId }: LockedUser, period: number, now: Date): Promise<boolean> {
	const { count } = await tx.authenticatorApp.updateMany({
		where: { userId, secret: { not: null }, OR: [{ lastPeriod: null }, { lastPeriod: { lt: period } }] },
		data: { lastPeriod: period, lastUsedAt: now },
	});
	return count === 1;
}

/** Replaces the recovery codes of a person. */
export async function replaceRecoveryCodes(tx: Tx, { id: userId }: LockedUser, hashes: string[]): Promise<void> {
	await tx.recoveryCode.deleteMany({ where: { userId } });
	await tx.recoveryCode.createMany({ data: hashes.map((hash) => ({ userId, hash })) });
}

/** Uses a recovery code up. @returns false when there is none such, or it was used */
export async function useRecoveryCode(tx: Tx, { id: userId }: LockedUser, hash: string, now: Date): Promise<boolean> {
	const { count } = await tx.recoveryCode.updateMany({ where: { userId, hash, usedAt: null }, data: { usedAt: now } });
	return count === 1;
}

/** Whether a user's session was begun by the organisation's provider, alone or with another proof. */
export async function isSessionByProvider(
	{ userId, sessionId: id }: Unscoped<"oneself", { userId: string; sessionId: string }>,
	tx: Tx = db(),
): Promise<boolean> {
	return (await tx.session.count({ where: { id, userId, isByProvider: true } })) > 0;
}

/** Whether a session was confirmed after a point in time. */
export async function isProvedSince(
	tx: Tx,
	{ userId, sessionId: id }: Unscoped<"oneself", { userId: string; sessionId: string }>,
	since: Date,
): Promise<boolean> {
	return (await tx.session.count({ where: { id, userId, revokedAt: null, provedAt: { gt: since } } })) > 0;
}

/** Notes that somebody has proved again who they are. */
export async function setProvedAt(
	tx: Tx,
	{ userId, sessionId }: Unscoped<"oneself", { userId: string; sessionId: string }>,
	now: Date,
): Promise<void> {
	await tx.session.updateMany({ where: { id: sessionId, userId, revokedAt: null }, data: { provedAt: now } });
}

/** Keeps that somebody is half-way in. */
export async function insertHalfSignIn(
	tx: Tx,
	{ id: userId }: LockedUser,
	half: { hash: string; proved: string[]; expiresAt: Date; atProvider: Uint8Array<ArrayBuffer> | null },
): Promise<void> {
	await tx.halfSignIn.create({ data: { ...half, userId }, select: { hash: true } });
}

/** Who is half-way in with a secret; null when it is none, or its time is up. */
export async function findHalfSignIn(tx: Tx, hash: Unscoped<"secret", string>, now: Date, maxFailures: number) {
	return tx.halfSignIn.findFirst({
		where: { hash, expiresAt: { gt: now }, failures: { lt: maxFailures }, user: { status: "Active" } },
		include: { user: { include: { account: { select: { name: true } } } } },
	});
}

/** Notes that a wrong answer was given. */
export async function countFailure(tx: Tx, hash: Unscoped<"secret", string>): Promise<void> {
	await tx.halfSignIn.updateMany({ where: { hash }, data: { failures: { increment: 1 } } });
}

/** Ends what is half-way. @returns false when it was over already: of two at the same time one goes on */
export async function endHalfSignIn(tx: Tx, hash: Unscoped<"secret", string>): Promise<boolean> {
	const { count } = await tx.halfSignIn.deleteMany({ where: { hash } });
	return count === 1;
}
