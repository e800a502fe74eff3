import { db, type Tx } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedAccount } from "../installation/provisioning.ts";
import type { LockedUser } from "./account-users.ts";

/** The provider of an account; null when it has none. */
export async function findSignInProvider(accountId: string, tx: Tx = db()) {
	return tx.signInProvider.findUnique({ where: { accountId } });
}

export type SignInProviderRow = NonNullable<Awaited<ReturnType<typeof findSignInProvider>>>;

const NAMED = { accountId: true, name: true } as const;

/** Providers by which people sign in here: as many as it takes to see whether there is more than one. */
export async function listOpenProviders(_: Unscoped<"installation", "all">) {
	return db().signInProvider.findMany({ where: { isEnabled: true }, select: NAMED, take: 2 });
}

/** Providers that let people of a domain in, of whichever account: two at most. */
export async function listProvidersOfDomain(domain: Unscoped<"public", string>) {
	const where = { isEnabled: true, domains: { has: domain } };
	return db().signInProvider.findMany({ where, select: NAMED, take: 2 });
}

/** Writes the provider of an account, in place of the one that was. */
export async function putSignInProvider(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	provider: Omit<Prisma.SignInProviderUncheckedCreateInput, "accountId">,
): Promise<void> {
	const none = { lastFailure: null, lastFailureAt: null };
	await tx.signInProvider.upsert({
		where: { accountId },
		create: { ...provider, accountId },
		update: { ...provider, ...none },
		select: { accountId: true },
	});
}

/** Switches the provider of an account. @returns false when it has none */
export async function switchSignInProviderRow(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	to: { isEnabled?: boolean; mayReachPrivate?: boolean },
): Promise<boolean> {
	const { count } = await tx.signInProvider.updateMany({ where: { accountId }, data: to });
	return count === 1;
}

/** Removes the provider of an account. @returns false when it has none */
export async function deleteSignInProvider(tx: Tx, { id: accountId }: LockedAccount): Promise<boolean> {
	const { count } = await tx.signInProvider.deleteMany({ where: { accountId } });
	return count === 1;
}

/** Keeps what came of the last time that a provider was asked. @param failure null: it answered as it must */
export async function noteProviderAnswer(accountId: string, failure: string | null, at: Date): Promise<void> {
	const data = { lastFailure: failure, lastFailureAt: failure === null ? null : at };
	await db().signInProvider.updateMany({ where: { accountId }, data });
}

/** Keeps that somebody has signed in by the provider. */
export async function noteProviderSignIn(tx: Tx, { id: accountId }: LockedAccount, at: Date): Promise<void> {
	const data = { lastSignInAt: at, lastFailure: null, lastFailureAt: null };
	await tx.signInProvider.updateMany({ where: { accountId }, data });
}

/** Which person of the account somebody at a provider is; null: none yet. */
export async function findLinkedUserId(
	tx: Tx,
	accountId: string,
	{ issuer, subject }: { issuer: string; subject: string },
): Promise<string | null> {
	const key = { accountId, issuer, subject };
	const link = await tx.providerLink.findUnique({ where: { accountId_issuer_subject: key }, select: { userId: true } });
	return link?.userId ?? null;
}

/** Keeps who at a provider a person is. @returns false when they are somebody else there already */
export async function insertProviderLink(
	tx: Tx,
	{ id: userId, accountId }: LockedUser,
	link: { issuer: string; subject: string; createdAt: Date },
): Promise<boolean> {
	const { issuer } = link;
	if ((await tx.providerLink.count({ where: { accountId, userId, issuer } })) > 0) return false;
	await tx.providerLink.create({ data: { ...link, accountId, userId }, select: { userId: true } });
	return true;
}

/** Forgets who at a provider the people of an account are. */
export async function deleteProviderLinks(tx: Tx, { id: accountId }: LockedAccount): Promise<void> {
	await tx.providerLink.deleteMany({ where: { accountId } });
}

/** Forgets who at a provider a person is. @returns how often they were known */
export async function deleteLinksOfUser(tx: Tx, { id: userId, accountId }: LockedUser): Promise<number> {
	const { count } = await tx.providerLink.deleteMany({ where: { accountId, userId } });
	return count;
}

/**
 * Ends the sessions that were begun by the provider of an account, and what is half-way to one.
 *
 * @param exceptId the session of whoever does it
 */
export async function endProviderSessions(
	tx: Tx,
	{ id: accountId }: LockedAccount,
	{ exceptId, now }: { exceptId: string | null; now: Date },
): Promise<void> {
	await tx.halfSignIn.deleteMany({
		where: { user: { accountId }, proved: { hasSome: ["provider", "trusted-provider"] } },
	});
	const others = exceptId === null ? {} : { id: { not: exceptId } };
	const where = { user: { accountId }, isByProvider: true, revokedAt: null, ...others };
	await tx.session.updateMany({ where, data: { revokedAt: now } });
}

/** Sessions that were begun by the provider of an account count no longer as begun with two proofs. */
export async function forgetTrustInProvider(tx: Tx, { id: accountId }: LockedAccount): Promise<void> {
	await tx.halfSignIn.deleteMany({ where: { user: { accountId }, proved: { has: "trusted-provider" } } });
	await tx.session.updateMany({
		where: { user: { accountId }, isByProvider: true, isTwofold: true },
		data: { isTwofold: false },
	});
}

/** The provider that a person of an account is known to; null: to none that is in use. */
export async function findProviderOfUser(accountId: string, userId: string) {
	const provider = await findSignInProvider(accountId);
	if (!provider?.isEnabled) return null;
	const { issuer, name } = provider;
	const isKnown = (await db().providerLink.count({ where: { accountId, userId, issuer } })) > 0;
	return isKnown ? { accountId, name } : null;
}

/** How a session is ended where it began; null when it began here, or has ended. */
export async function findSessionAtProvider(id: Unscoped<"secret", string>): Promise<Uint8Array | null> {
	const session = await db().session.findFirst({ where: { id, revokedAt: null }, select: { atProvider: true } });
	return session?.atProvider ?? null;
}
