import type { Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { listSkippedPairs } from "./contact-skips.ts";
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

const SKIPPED = Prisma.sql`SELECT * FROM skipped`;

/** Skipped contacts right before another are passed over: their distances from it are 1, 2, 3 and so on. */
const NEAREST = Prisma.sql`
	SELECT "reason", "name", "createdAt", "id" AS "second",
		lag("id", (1 + COALESCE("passed", 0))::int) OVER (PARTITION BY "reason", "ownerId", "shared" ORDER BY "place") AS "first"
	FROM alike LEFT JOIN (
		SELECT "reason", "second" AS "id", count(*) AS "passed" FROM skipped WHERE "distance" = "nth" GROUP BY "reason", "second"
	) run USING ("reason", "id")`;

/**
 * Pairs of contacts that share a name or a phone number, the older first: of several alike each with the latest before
 * it that the reader doesn’t skip together with it. An owner has no address twice.
 *
 * @param asked.isSkipped lists the pairs that the reader skips instead
 */
export async function listDuplicates(
	tx: Tx,
	scope: ContactScope,
	{ userId, isSkipped, limit }: { userId: string; isSkipped: boolean; limit: number },
): Promise<{ reason: DuplicateReason; contacts: [ContactRow, ContactRow] }[]> {
	const skips = await listSkippedPairs(tx, scope.accountId, userId);
	// Right after an import Postgres expects few contacts, and would compare each with all others.
	await tx.$executeRaw`SET LOCAL enable_nestloop = off`;
	const pairs = await tx.$queryRaw<{ reason: DuplicateReason; first: string; second: string }[]>`
		WITH compared AS (
			SELECT c."id", c."ownerId", lower(c."name") AS "name", c."createdAt",
				c."phoneCountryCode" || c."phoneNumber" AS "phone"
			FROM "Contact" c JOIN "User" u ON u."id" = c."ownerId"
			WHERE ${inContactScope(scope)} ORDER BY c."createdAt", c."id" LIMIT ${COMPARED}
		), alike AS (
			SELECT 'name' AS "reason", "id", "ownerId", "name" AS "shared", "name", "createdAt",
				row_number() OVER (PARTITION BY "ownerId", "name" ORDER BY "createdAt", "id") AS "place" FROM compared
			UNION ALL
			SELECT 'phone', "id", "ownerId", "phone", "name", "createdAt",
				row_number() OVER (PARTITION BY "ownerId", "phone" ORDER BY "createdAt", "id")
			FROM compared WHERE "phone" IS NOT NULL
		), skipped AS (
			SELECT other."reason", one."id" AS "first", other."id" AS "second", other."name", other."createdAt",
				other."place" - one."place" AS "distance",
				row_number() OVER (PARTITION BY other."reason", other."id" ORDER BY one."place" DESC) AS "nth"
			FROM unnest(${skips.map(({ firstId }) => firstId)}::uuid[], ${skips.map(({ secondId }) => secondId)}::uuid[])
				AS skip ("firstId", "secondId")
			JOIN alike other ON other."id" = skip."secondId"
			JOIN alike one ON one."id" = skip."firstId" AND one."reason" = other."reason" AND one."shared" = other."shared"
		), pairs AS (${isSkipped ? SKIPPED : NEAREST})
		SELECT min("reason") AS "reason", "first", "second" FROM pairs WHERE "first" IS NOT NULL
		GROUP BY "first", "second" ORDER BY min("name"), min("createdAt"), "first", "second" LIMIT ${limit}`;
	const ids = pairs.flatMap(({ first, second }) => [first, second]);
	const rows = await tx.$queryRaw<ContactRow[]>`
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
