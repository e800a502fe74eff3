import type { IdentityVerifier } from "#lib/contract/signing/identity-settings.ts";
import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Locked } from "#lib/db/locked.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** The oldest account of the installation, which is the one the command line works for; null before the first start. */
export async function findFirstAccount() {
	return db().account.findFirst({ orderBy: { createdAt: "asc" } });
}

/** An account by its id. */
export async function findAccount(id: string, tx: Tx = db()) {
	const account = await tx.account.findUnique({ where: { id } });
	return account && readJson("Account", account);
}

/** Counts what an account has. Documents and templates include drafts and the trash. */
export async function countContents(accountId: string) {
	const [users, documents, templates, blocks, contacts, contactGroups] = await Promise.all([
		countSeatsOf(accountId),
		db().document.count({ where: { accountId } }),
		db().template.count({ where: { accountId } }),
		db().block.count({ where: { accountId, deletedAt: null } }),
		db().contact.count({ where: { accountId } }),
		db().contactGroup.count({ where: { accountId } }),
	]);
	return { users, documents, templates, blocks, contacts, contactGroups };
}

/** An account, locked: whatever may be had only so often or once in it, is counted and made by one at a time. */
export type LockedAccount = Locked<"Account", { id: string; plan: string }>;

/**
 * Locks an account's row for the rest of the transaction; null when there is none. Not against its being referred to:
 * a row below it that is written twice looks whether its account is there, and may be locked already by whoever
 * waits here.
 */
export async function lockAccount(tx: Tx, id: string): Promise<LockedAccount | null> {
	const rows = await tx.$queryRaw<LockedAccount[]>`
		SELECT "id", "plan" FROM "Account" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`;
	return rows[0] ?? null;
}

/** Users who have or will have a seat. */
export async function countSeats(tx: Tx, { id: accountId }: LockedAccount): Promise<number> {
	return tx.user.count({ where: { accountId, status: { not: "Deactivated" } } });
}

/** The same, for who only looks: by the time somebody is added they are counted again. */
export async function countSeatsOf(accountId: string): Promise<number> {
	return db().user.count({ where: { accountId, status: { not: "Deactivated" } } });
}

/** The account's oldest admin, or its oldest user where no admin is left; null when it has no users. */
export async function findOldestAdminId(tx: Tx, accountId: string): Promise<string | null> {
	const [user] = await tx.$queryRaw<{ id: string }[]>`
		SELECT "id" FROM "User" WHERE "accountId" = ${accountId}::uuid
		ORDER BY "role" <> 'Admin', "status" <> 'Active', "createdAt", "id" LIMIT 1`;
	return user?.id ?? null;
}

/** The team of those whom nobody has put into another. */
export async function findDefaultTeamId(tx: Tx, accountId: string): Promise<string | null> {
	const team = await tx.team.findFirst({ where: { accountId, isDefault: true }, select: { id: true } });
	return team?.id ?? null;
}

/** Makes an account with its default team and the brand it begins with. */
export async function insertAccount(
	tx: Tx,
	account: Unscoped<
		"own account",
		{
			id: string;
			name: string;
			plan: string;
			dateFormat?: string;
			teamId: string;
			brand: Prisma.BrandCreateWithoutAccountInput;
		}
	>,
): Promise<void> {
	const { teamId, brand, ...data } = account;
	const teams = { create: { id: teamId, name: "Default", isDefault: true } };
	await tx.account.create({ data: { ...data, teams, brands: { create: brand } } });
}

/** Adds one user, with the address in lower case. */
export async function insertUser(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	user: Omit<Prisma.UserUncheckedCreateInput, "accountId">,
): Promise<void> {
	await tx.user.create({ data: { ...user, accountId }, select: { id: true } });
}

/** A user of an account by address, which must be in lower case. */
export async function findUserOfAccount(accountId: string, email: string, tx: Tx = db()) {
	return tx.user.findFirst({ where: { accountId, email } });
}

/** All users of an account, the oldest first, deactivated ones too. */
export async function listUsers(accountId: string) {
	return db().user.findMany({
		where: { accountId },
		orderBy: { createdAt: "asc" },
		select: { id: true, email: true, name: true, role: true, status: true, createdAt: true, lastSignInAt: true },
	});
}

/** All API keys of an account, the oldest first, with whose they are; never their secrets. */
export async function listApiKeys(accountId: string) {
	return db().apiKey.findMany({
		where: { accountId },
		orderBy: { createdAt: "asc" },
		select: {
			id: true,
			name: true,
			prefix: true,
			isSandbox: true,
			scopes: true,
			createdAt: true,
			lastUsedAt: true,
			expiresAt: true,
			revokedAt: true,
			user: { select: { email: true, name: true, status: true } },
		},
	});
}

/** @returns the name of the key; null when there was no live one with this id */
export async function revokeApiKeyRow(tx: Tx, accountId: string, id: string, now: Date): Promise<string | null> {
	const [key] = await tx.apiKey.updateManyAndReturn({
		where: { id, accountId, revokedAt: null },
		data: { revokedAt: now },
		select: { name: true },
	});
	return key?.name ?? null;
}

/** Puts an account on another plan; whether there is such a plan was asked before. */
export async function setAccountPlan(tx: Tx, { id }: LockedAccount, plan: string): Promise<void> {
	await tx.account.update({ where: { id }, data: { plan }, select: { id: true } });
}

/** Writes an account's own settings. */
export async function updateAccount(tx: Tx, { id }: LockedAccount, data: Prisma.AccountUpdateInput): Promise<void> {
	await tx.account.update({ where: { id }, data, select: { id: true } });
}

/** Whether an identity of which every check passed is accepted without anybody looking at it. */
export async function acceptsIdentityMatches(accountId: string, tx: Tx): Promise<boolean> {
	const account = await tx.account.findUnique({ where: { id: accountId }, select: { identityAcceptsMatches: true } });
	return account?.identityAcceptsMatches ?? false;
}

/** Who verifies identities for an account. */
export async function findIdentityVerifier(accountId: string, tx: Tx = db()): Promise<IdentityVerifier> {
	const account = await tx.account.findUnique({ where: { id: accountId }, select: { identityVerifier: true } });
	// Only what the contract knows was ever stored.
	return (account?.identityVerifier ?? "BuiltIn") as IdentityVerifier;
}

/** Whether an account lets nobody in without a second factor. */
export async function findFactorRule(accountId: string, tx: Tx = db()): Promise<boolean> {
	const account = await tx.account.findUnique({ where: { id: accountId }, select: { requiresFactor: true } });
	return account?.requiresFactor === true;
}

/** The name of an account's plan. */
export async function findAccountPlan(accountId: string, tx: Tx = db()): Promise<string> {
	return (await tx.account.findUniqueOrThrow({ where: { id: accountId }, select: { plan: true } })).plan;
}
