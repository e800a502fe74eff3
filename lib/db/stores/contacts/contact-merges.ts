import { db, type Tx } from "#lib/db/client.ts";
import { skippedPairs } from "./contact-skips.ts";
import {
	CONTACT_COLUMNS,
	type ContactRow,
	type ContactScope,
	deleteContactRow,
	inContactScope,
	type LockedContact,
	type StoredContact,
	updateContactRow,
} from "./contacts.ts";

/** What two contacts of one owner share. */
export type DuplicateReason = "name" | "phone";

/** So many contacts of a scope are compared, the oldest first. */
const COMPARED = 50_000;

/**
 * Pairs of contacts that share a name or a phone number: of several alike each with the next, the older first. An
 * owner has no address twice.
 *
 * @param asked.isSkipped lists the pairs that the reader skips instead of the others
 */
export async function listDuplicates(
	scope: ContactScope,
	{ userId, isSkipped, limit }: { userId: string; isSkipped: boolean; limit: number },
): Promise<{ reason: DuplicateReason; contacts: [ContactRow, ContactRow] }[]> {
	const pairs = await db().$queryRaw<{ reason: DuplicateReason; first: string; second: string }[]>`
		WITH compared AS (
			SELECT c."id", c."ownerId", lower(c."name") AS "name", c."createdAt",
				c."phoneCountryCode" || c."phoneNumber" AS "phone"
			FROM "Contact" c JOIN "User" u ON u."id" = c."ownerId"
			WHERE ${inContactScope(scope)} ORDER BY c."createdAt", c."id" LIMIT ${COMPARED}
		), pairs AS (
			SELECT 'name' AS "reason", "id" AS "second", "createdAt", "name" AS "key", lag("id") OVER (
				PARTITION BY "ownerId", "name" ORDER BY "createdAt", "id") AS "first" FROM compared
			UNION ALL
			SELECT 'phone', "id", "createdAt", "name", lag("id") OVER (
				PARTITION BY "ownerId", "phone" ORDER BY "createdAt", "id") FROM compared WHERE "phone" IS NOT NULL
		)
		SELECT min("reason") AS "reason", "first", "second" FROM pairs
		WHERE "first" IS NOT NULL AND (("first", "second") IN (${skippedPairs(scope.accountId, userId)})) = ${isSkipped}
		GROUP BY "first", "second" ORDER BY min("key"), min("createdAt"), "first", "second" LIMIT ${limit}`;
	const ids = pairs.flatMap(({ first, second }) => [first, second]);
	const rows = await db().$queryRaw<ContactRow[]>`
		SELECT ${CONTACT_COLUMNS} FROM "Contact" c JOIN "User" u ON u."id" = c."ownerId"
		WHERE ${inContactScope(scope)} AND c."id" = ANY(${ids}::uuid[])`;
	const byId = new Map(rows.map((row) => [row.id, row]));
	return pairs.flatMap(({ reason, first, second }) => {
		const [one, other] = [byId.get(first), byId.get(second)];
		return one && other ? [{ reason, contacts: [one, other] }] : [];
	});
}

/** Deletes a contact and stores the details that another gets from both, which is found by both IDs until a moment. */
export async function mergeContactRows(
	tx: Tx,
	kept: LockedContact,
	merged: LockedContact,
	{ contact, until }: { contact: StoredContact; until: Date },
): Promise<void> {
	await tx.mergedContact.updateMany({ where: { contactId: merged.id }, data: { contactId: kept.id } });
	await tx.mergedContact.create({ data: { id: merged.id, contactId: kept.id, expiresAt: until } });
	await deleteContactRow(tx, merged);
	await updateContactRow(tx, kept, contact);
	// A sandbox key changes only what was made in the sandbox.
	if (!merged.isSandbox) await tx.contact.update({ where: { id: kept.id }, data: { isSandbox: false } });
}
