import { db, type Tx } from "#lib/db/client.ts";
import { escapeLike } from "#lib/db/escape-like.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { UserRole, UserStatus } from "#lib/db/generated/enums.ts";
import { readJson, type WithJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { LockedAccount } from "../installation/provisioning.ts";

/** Which users a caller may see and manage; every query takes one, so that none can forget the tenant. */
export type UserScope = { accountId: string; teamId?: string };

const ROW = {
	id: true,
	email: true,
	name: true,
	role: true,
	status: true,
	teamId: true,
	metaData: true,
	createdAt: true,
	modifiedAt: true,
	team: { select: { name: true } },
} satisfies Prisma.UserSelect;

export type UserRow = WithJson<"User", Prisma.UserGetPayload<{ select: typeof ROW }>>;

export type UserListFilter = {
	/** Part of a name or an address; null for all. */
	search: string | null;
	/** Any of these; empty for all. */
	ids: string[];
};

/** One page of users in the scope, the oldest first. */
export async function listUserRows(
	scope: UserScope,
	filter: UserListFilter,
	position: { skip: number; take: number },
): Promise<UserRow[]> {
	const contains = filter.search ? { contains: escapeLike(filter.search), mode: "insensitive" as const } : null;
	const users = await db().user.findMany({
		where: {
			...scope,
			...(contains ? { OR: [{ name: contains }, { email: contains }] } : {}),
			...(filter.ids.length > 0 ? { id: { in: filter.ids } } : {}),
		},
		orderBy: [{ createdAt: "asc" }, { id: "asc" }],
		select: ROW,
		...position,
	});
	return users.map((user) => readJson("User", user));
}

/** A user in the scope. */
export async function findUserRow(scope: UserScope, id: string): Promise<UserRow | null> {
	const user = await db().user.findFirst({ where: { id, ...scope }, select: ROW });
	return user && readJson("User", user);
}

export type LockedUser = Locked<
	"User",
	{
		id: string;
		accountId: string;
		teamId: string;
		email: string;
		role: UserRole;
		status: UserStatus;
		hasPassword: boolean;
	}
>;

/**
 * Locks a user in the scope for the rest of the transaction; null when there is none. Not against being referred to:
 * whoever writes a token of the user's may hold a row that ending their credentials waits for.
 */
export async function lockUser(tx: Tx, scope: UserScope, id: string): Promise<LockedUser | null> {
	const rows = await tx.$queryRaw<LockedUser[]>`
		SELECT "id", "accountId", "teamId", "email", "role"::text AS "role", "status"::text AS "status",
			"passwordHash" IS NOT NULL AS "hasPassword"
		FROM "User"
		WHERE "id" = ${id}::uuid AND "accountId" = ${scope.accountId}::uuid
			AND (${scope.teamId ?? null}::uuid IS NULL OR "teamId" = ${scope.teamId ?? null}::uuid)
		FOR NO KEY UPDATE`;
	return rows[0] ?? null;
}

/**
 * The team of an account's user, held there until the transaction ends: who moves the user waits, and then moves what
 * this transaction has made for them too. Others may hold it at the same time.
 */
export async function holdTeam(tx: Tx, accountId: string, id: string): Promise<string> {
	const rows = await tx.$queryRaw<{ teamId: string }[]>`
		SELECT "teamId" FROM "User" WHERE "id" = ${id}::uuid AND "accountId" = ${accountId}::uuid FOR SHARE`;
	const [row] = rows;
	if (!row) throw new Error("The user is gone.");
	return row.teamId;
}

/** Which of these addresses, in lower case, somebody of the account has already. */
export async function findTakenEmails(tx: Tx, accountId: string, emails: string[]): Promise<Set<string>> {
	const users = await tx.user.findMany({ where: { accountId, email: { in: emails } }, select: { email: true } });
	return new Set(users.map((user) => user.email));
}

/** Adds users, all or none. @throws a unique violation when an address is taken meanwhile */
export async function insertUsers(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	users: Omit<Prisma.UserCreateManyInput, "accountId">[],
): Promise<void> {
	await tx.user.createMany({ data: users.map((user) => ({ ...user, accountId })) });
}

/** Changes what an admin may change of a user. */
export async function updateUserRow(
	tx: Tx,
	{ id }: LockedUser,
	change: { role?: UserRole; status?: UserStatus; teamId?: string; metaData?: Record<string, string> },
	now: Date,
): Promise<void> {
	// The picture of who is gone goes: nothing refers to it any more, and the sweep deletes it.
	const gone = change.status === "Deactivated" ? { pictureKey: null } : {};
	await tx.user.update({ where: { id }, data: { ...change, ...gone, modifiedAt: now }, select: { id: true } });
}

/** Notes by whom, and when, somebody was asked in last. */
export async function setInvited(tx: Tx, { id }: LockedUser, invitedById: string, invitedAt: Date): Promise<void> {
	await tx.user.update({ where: { id }, data: { invitedById, invitedAt }, select: { id: true } });
}

/** Who was asked in at an address that was wrong; it stands for the name until they give one. */
export async function setInvitedAddress(tx: Tx, { id }: LockedUser, email: string, now: Date): Promise<void> {
	const data = { email, name: email, modifiedAt: now };
	await tx.user.update({ where: { id, status: "InvitationPending" }, data, select: { id: true } });
}

/** Removes a user who never accepted the invitation; whatever was made for the user goes along. */
export async function deleteUserRow(tx: Tx, { id }: LockedUser): Promise<void> {
	await tx.user.deleteMany({ where: { id, status: "InvitationPending" } });
}

/** How many others can administer the account. */
export async function countOtherAdmins(tx: Tx, { id: accountId }: LockedAccount, id: string): Promise<number> {
	return tx.user.count({ where: otherAdmins(accountId, id) });
}

/** How many others can administer the account without a provider that signs them in. */
export async function countOtherLocalAdmins(tx: Tx, { id: accountId }: LockedAccount, id: string): Promise<number> {
	return tx.user.count({ where: { ...otherAdmins(accountId, id), passwordHash: { not: null } } });
}

const otherAdmins = (accountId: string, id: string) =>
	({ accountId, role: "Admin", status: "Active", id: { not: id } }) satisfies Prisma.UserWhereInput;

/** Ends everything by which somebody could still act as a user: sessions, API keys, mailed links, applications. */
export async function endCredentials(tx: Tx, user: LockedUser, now: Date): Promise<void> {
	const { id: userId } = user;
	await tx.session.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
	await tx.apiKey.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
	await tx.oAuthConsent.deleteMany({ where: { userId } });
	await tx.oAuthArtifact.deleteMany({ where: { userId } });
	await endPasswordLinks(tx, user, now);
}

/** Mailed links to set a password stop working. */
export async function endPasswordLinks(tx: Tx, { id: userId }: LockedUser, now: Date): Promise<void> {
	await tx.passwordToken.updateMany({ where: { userId, usedAt: null }, data: { usedAt: now } });
}

/** A user as mails of the product itself address one; null for nobody and for who was deactivated. */
export async function findUserForMail(accountId: string, id: string | undefined) {
	if (id === undefined) return null;
	return db().user.findFirst({ where: { id, accountId, status: "Active" }, include: { account: true } });
}

/** Whether a user of the account can sign in. */
export async function isActiveUser(tx: Tx, accountId: string, id: string): Promise<boolean> {
	return (await tx.user.count({ where: { id, accountId, status: "Active" } })) > 0;
}

/** Who is told what needs an administrator. */
export async function listActiveAdmins(tx: Tx, accountId: string): Promise<{ id: string }[]> {
	return tx.user.findMany({ where: { accountId, role: "Admin", status: "Active" }, select: { id: true } });
}
