import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedUser } from "./account-users.ts";

/** The active user with an address, which must be in lower case: who signs in with it. */
export async function findUserByEmail(email: Unscoped<"oneself", string>) {
	return db().user.findFirst({ where: { email, status: "Active" } });
}

/** Writes a new session and when its user was last here. */
export async function insertSession(
	tx: Tx,
	{ id: userId }: LockedUser,
	session: Omit<Prisma.SessionUncheckedCreateInput, "userId"> & { createdAt: Date },
): Promise<void> {
	await tx.session.create({ data: { ...session, userId }, select: { id: true } });
	const data = { lastSignInAt: session.createdAt };
	await tx.user.update({ where: { id: userId }, data, select: { id: true } });
}

/**
 * Which sessions count where the organisation requires a second factor: those that were begun with two proofs, and those
 * of whoever has a factor.
 */
const MEETS_RULE = {
	OR: [
		{ user: { account: { requiresFactor: false } } },
		{ isTwofold: true },
		{ user: { authenticatorApp: { secret: { not: null } } } },
		{ user: { passkeys: { some: {} } } },
	],
} satisfies Prisma.SessionWhereInput;

/** A session that still counts, with its user. One without the second factor that is required does not. */
export async function findLiveSession(id: Unscoped<"secret", string>, now: Date) {
	return db().session.findFirst({
		where: { id, revokedAt: null, expiresAt: { gt: now }, user: { status: "Active" }, ...MEETS_RULE },
		include: { user: true },
	});
}

/** The organisation whose rule is all that a session does not count for; null: there is another reason, or it counts. */
export async function findHeldUpSession(id: Unscoped<"secret", string>, now: Date): Promise<string | null> {
	const session = await db().session.findFirst({
		where: { id, revokedAt: null, expiresAt: { gt: now }, user: { status: "Active" }, NOT: MEETS_RULE },
		select: { user: { select: { account: { select: { name: true } } } } },
	});
	return session?.user.account.name ?? null;
}

/** Sessions of a user count no longer as begun with two proofs. */
export async function forgetTwofold(tx: Tx, { id: userId }: LockedUser): Promise<void> {
	await tx.session.updateMany({ where: { userId, isTwofold: true }, data: { isTwofold: false } });
}

/** Notes that a session is in use. */
export async function touchSession(id: Unscoped<"secret", string>, now: Date): Promise<void> {
	await db().session.updateMany({ where: { id }, data: { lastSeenAt: now } });
}

/** Keeps the zone that a user reads in. */
export async function setUserTimeZone(id: Unscoped<"oneself", string>, timeZone: string): Promise<void> {
	await db().user.updateMany({ where: { id }, data: { timeZone } });
}

/** The zone that a user wants all dates in; null: that of the browser. */
export async function setChosenTimeZone(id: Unscoped<"oneself", string>, timeZone: string | null): Promise<void> {
	await db().user.updateMany({ where: { id }, data: { chosenTimeZone: timeZone } });
}

/** The key of somebody's picture; null when the account has nobody of that id, or they have none. */
export async function findPictureKey(accountId: string, id: string): Promise<string | null> {
	const user = await db().user.findFirst({ where: { id, accountId }, select: { pictureKey: true } });
	return user?.pictureKey ?? null;
}

/** Gives a user another picture, or none. @returns the key of the one before */
export async function setPictureKey(tx: Tx, { id }: LockedUser, pictureKey: string | null): Promise<string | null> {
	const before = await tx.user.findUniqueOrThrow({ where: { id }, select: { pictureKey: true } });
	await tx.user.update({ where: { id }, data: { pictureKey }, select: { id: true } });
	return before.pictureKey;
}

/** Which documents a session lists and makes from now on. */
export async function setSessionEnvironment(id: Unscoped<"secret", string>, isSandbox: boolean): Promise<void> {
	await db().session.updateMany({ where: { id }, data: { isSandbox } });
}

/** Sessions of a user that still count, the last used first. */
export async function listLiveSessions(userId: Unscoped<"oneself", string>, now: Date) {
	return db().session.findMany({
		where: { userId, revokedAt: null, expiresAt: { gt: now } },
		orderBy: { lastSeenAt: "desc" },
		take: 100,
	});
}

/** Ends one session of a user. */
export async function revokeSession(userId: Unscoped<"oneself", string>, id: string, now: Date): Promise<void> {
	await db().session.updateMany({ where: { id, userId, revokedAt: null }, data: { revokedAt: now } });
}

/** Ends all sessions of a user, and what is half-way to one: a new password, or the account was deactivated. */
export async function revokeAllSessions(tx: Tx, userId: Unscoped<"oneself", string>, now: Date): Promise<void> {
	await tx.halfSignIn.deleteMany({ where: { userId } });
	await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
}

/** A link to set a password that was not used and has not expired. */
export async function findPasswordToken(hash: Unscoped<"secret", string>, now: Date) {
	return db().passwordToken.findFirst({
		where: { hash, usedAt: null, expiresAt: { gt: now }, user: { status: { not: "Deactivated" } } },
		include: {
			user: {
				select: {
					id: true,
					email: true,
					name: true,
					accountId: true,
					locale: true,
					role: true,
					status: true,
					account: { select: { name: true } },
					team: { select: { name: true, isDefault: true } },
					invitedBy: { select: { name: true } },
				},
			},
		},
	});
}

/** Uses a link up; of two at the same time one wins. */
export async function consumePasswordToken(tx: Tx, hash: Unscoped<"secret", string>, now: Date): Promise<boolean> {
	const { count } = await tx.passwordToken.updateMany({
		where: { hash, usedAt: null, expiresAt: { gt: now } },
		data: { usedAt: now },
	});
	return count === 1;
}

/**
 * Sets a password. The address was proven by the mailed link, so an invited user becomes active; other
 * links die. Whoever is deactivated stays so.
 */
export async function setUserPassword(
	tx: Tx,
	{ id: userId }: LockedUser,
	passwordHash: string,
	now: Date,
): Promise<void> {
	await tx.user.update({ where: { id: userId }, data: { passwordHash }, select: { id: true } });
	await tx.user.updateMany({ where: { id: userId, status: "InvitationPending" }, data: { status: "Active" } });
	await tx.passwordToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
}

/** Notes that a user holds the mailbox of their address. */
export async function setEmailVerified(tx: Tx, { id: userId }: LockedUser, now: Date): Promise<void> {
	await tx.user.update({ where: { id: userId }, data: { emailVerifiedAt: now }, select: { id: true } });
}

/** How a person is called so far. */
export async function findUserName(tx: Tx, { id }: LockedUser): Promise<string> {
	return (await tx.user.findUniqueOrThrow({ where: { id }, select: { name: true } })).name;
}

/** How a person is called. */
export async function setUserName(tx: Tx, { id: userId }: LockedUser, name: string): Promise<void> {
	await tx.user.update({ where: { id: userId }, data: { name }, select: { id: true } });
}

/** Ends a session whose id is the proof that it is the caller's own. */
export async function revokeSessionById(id: Unscoped<"secret", string>, now: Date): Promise<void> {
	await db().session.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: now } });
}

/** Which mails a user wants, as stored. */
export async function findNotificationSettings(userId: Unscoped<"oneself", string>): Promise<Record<string, boolean>> {
	const user = await db().user.findUnique({ where: { id: userId }, select: { notificationSettings: true } });
	return user ? readJson("User", user).notificationSettings : {};
}

/** Keeps the language that a user reads. */
export async function setUserLocale(id: Unscoped<"oneself", string>, locale: string): Promise<void> {
	await db().user.updateMany({ where: { id }, data: { locale } });
}

/** The language that a person has chosen where they set their password. */
export async function setLockedLocale(tx: Tx, { id }: LockedUser, locale: string): Promise<void> {
	await tx.user.update({ where: { id }, data: { locale }, select: { id: true } });
}

/** Keeps the language of a user's browser as long as they have chosen none. */
export async function setFirstLocale(tx: Tx, id: Unscoped<"oneself", string>, locale: string): Promise<void> {
	await tx.user.updateMany({ where: { id, locale: null }, data: { locale } });
}

/** Replaces a user's mail switches. */
export async function setNotificationSettings(
	userId: Unscoped<"oneself", string>,
	settings: Record<string, boolean>,
): Promise<void> {
	await db().user.update({
		where: { id: userId },
		data: { notificationSettings: settings },
		select: { id: true },
	});
}

/** Ends the sessions of a user but one, and what is half-way to one: the browser that asks stays. */
export async function revokeOtherSessions(
	tx: Tx,
	userId: Unscoped<"oneself", string>,
	keptId: string,
	now: Date,
): Promise<number> {
	await tx.halfSignIn.deleteMany({ where: { userId } });
	const { count } = await tx.session.updateMany({
		where: { userId, revokedAt: null, expiresAt: { gt: now }, id: { not: keptId } },
		data: { revokedAt: now },
	});
	return count;
}

/** What a password is checked against. */
export async function findPasswordHash(userId: Unscoped<"oneself", string>, tx: Tx = db()): Promise<string | null> {
	const user = await tx.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
	return user?.passwordHash ?? null;
}

/** Somebody in an account, and the account, for a mail to them or about them. */
export async function findMailedUser(accountId: string, userId: string) {
	return db().user.findFirst({ where: { id: userId, accountId }, include: { account: true } });
}
