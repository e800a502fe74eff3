import { db, type Tx } from "#lib/db/client.ts";
import type { Locked } from "#lib/db/locked.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { textCondition } from "#lib/db/search-condition.ts";
import type { LockedUser } from "../users/account-users.ts";

/** Whose contacts and groups are looked at: an owner's, a team's or the account's; every query takes one. */
export type ContactScope = { accountId: string; ownerId?: string; teamId?: string };

export type ContactRow = {
	id: string;
	name: string;
	email: string;
	phoneCountryCode: string | null;
	phoneNumber: string | null;
	jobTitle: string;
	companyName: string;
	isSandbox: boolean;
	ownerId: string;
	ownerName: string;
};

/** What ContactRow has, of the contact c and its owner u. */
export const CONTACT_COLUMNS = Prisma.sql`c."id", c."name", c."email", c."phoneCountryCode", c."phoneNumber", c."jobTitle",
	c."companyName", c."isSandbox", c."ownerId", u."name" AS "ownerName"`;
/** In the words of the index Contact_search_idx. */
const SEARCHED = Prisma.sql`lower(c."name" || ' ' || c."email" || ' ' || c."companyName" || ' ' || c."jobTitle")`;

/** One page of contacts in the scope by name. @param search empty: all */
export async function listContactRows(
	scope: ContactScope,
	search: string,
	position: { skip: number; take: number },
): Promise<ContactRow[]> {
	return db().$queryRaw<ContactRow[]>`
		SELECT ${CONTACT_COLUMNS} FROM "Contact" c JOIN "User" u ON u."id" = c."ownerId"
		WHERE ${inContactScope(scope, search)}
		ORDER BY lower(c."name"), c."id" OFFSET ${position.skip} LIMIT ${position.take}`;
}

/** How many contacts of the scope a search finds. */
export async function countContactRows(scope: ContactScope, search: string): Promise<number> {
	const [row] = await db().$queryRaw<{ count: bigint }[]>`
		SELECT count(*) AS "count" FROM "Contact" c JOIN "User" u ON u."id" = c."ownerId"
		WHERE ${inContactScope(scope, search)}`;
	return Number(row?.count ?? 0);
}

/** A contact in the scope by its ID, or by that of one merged into it. */
export async function findContactRow(scope: ContactScope, id: string, now: Date): Promise<ContactRow | null> {
	const [row] = await db().$queryRaw<ContactRow[]>`
		SELECT ${CONTACT_COLUMNS} FROM "Contact" c JOIN "User" u ON u."id" = c."ownerId"
		WHERE ${inContactScope(scope)} AND c."id" IN (${currentId(id, now)})`;
	return row ?? null;
}

export type LockedContact = Locked<"Contact", ContactRow>;

/** Locks a contact in the scope for the rest of the transaction; null when there is none. */
export async function lockContact(tx: Tx, scope: ContactScope, id: string, now: Date): Promise<LockedContact | null> {
	const [row] = await tx.$queryRaw<LockedContact[]>`
		SELECT ${CONTACT_COLUMNS} FROM "Contact" c JOIN "User" u ON u."id" = c."ownerId"
		WHERE ${inContactScope(scope)} AND c."id" IN (${currentId(id, now)}) FOR NO KEY UPDATE OF c`;
	return row ?? null;
}

/** The ID itself, and that of the contact into which its own was merged. */
function currentId(id: string, now: Date): Prisma.Sql {
	return Prisma.sql`SELECT ${id}::uuid UNION ALL
		SELECT m."contactId" FROM "MergedContact" m WHERE m."id" = ${id}::uuid AND m."expiresAt" > ${now}`;
}

/** An owner's contacts that have one of these addresses, which must be in lower case. */
export async function findContactsByAddress(
	tx: Tx,
	{ accountId, id: ownerId }: LockedUser,
	emails: readonly string[],
): Promise<{ id: string; address: string; isSandbox: boolean }[]> {
	return tx.$queryRaw`
		SELECT c."id", lower(c."email") AS "address", c."isSandbox" FROM "Contact" c
		WHERE c."accountId" = ${accountId}::uuid AND c."ownerId" = ${ownerId}::uuid
			AND lower(c."email") = ANY(${[...emails]}::text[])`;
}

/** Which of some addresses in lower case contacts of the scope have. */
export async function listSavedAddresses(scope: ContactScope, emails: readonly string[]): Promise<string[]> {
	if (emails.length === 0) return [];
	const rows = await db().$queryRaw<{ address: string }[]>`
		SELECT DISTINCT lower(c."email") AS "address" FROM "Contact" c JOIN "User" u ON u."id" = c."ownerId"
		WHERE ${inContactScope(scope)} AND lower(c."email") = ANY(${[...emails]}::text[])`;
	return rows.map(({ address }) => address);
}

/** How many contacts an owner has. */
export async function countContactsOf(tx: Tx, { accountId, id: ownerId }: LockedUser): Promise<number> {
	return tx.contact.count({ where: { accountId, ownerId } });
}

/** What is stored of a contact beside whose it is. */
export type StoredContact = {
	name: string;
	email: string;
	phoneCountryCode: string | null;
	phoneNumber: string | null;
	jobTitle: string;
	companyName: string;
	modifiedAt: Date;
};

/** Adds contacts of an owner. */
export async function insertContacts(
	tx: Tx,
	{ accountId, id: ownerId }: LockedUser,
	contacts: (StoredContact & { id: string; isSandbox: boolean; createdAt: Date })[],
): Promise<void> {
	await tx.contact.createMany({ data: contacts.map((contact) => ({ ...contact, accountId, ownerId })) });
}

/** Replaces what is stored of a contact. */
export async function updateContactRow(tx: Tx, { id }: LockedContact, contact: StoredContact): Promise<void> {
	await tx.contact.update({ where: { id }, data: contact, select: { id: true } });
}

/** Deletes a contact. */
export async function deleteContactRow(tx: Tx, { id }: LockedContact): Promise<void> {
	await tx.contact.delete({ where: { id }, select: { id: true } });
}

/** The condition that a contact c of an owner u is in the scope. @param search empty: any */
export function inContactScope({ accountId, ownerId, teamId }: ContactScope, search = ""): Prisma.Sql {
	const all = [Prisma.sql`c."accountId" = ${accountId}::uuid`];
	if (ownerId) all.push(Prisma.sql`c."ownerId" = ${ownerId}::uuid`);
	if (teamId) all.push(Prisma.sql`u."teamId" = ${teamId}::uuid`);
	const words = search.trim().toLowerCase();
	if (words !== "") all.push(textCondition(SEARCHED, words));
	return Prisma.join(all, " AND ");
}
