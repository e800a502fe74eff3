import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { ANY_PLACE_OF_KEY, keysOfDocument, keysOfPlace, OBJECT_PLACES } from "../installation/object-places.ts";

type Purge = { documentId: string; accountId: string; actor: string; reason: string };

/** Deletes a document and all below it, events included, and leaves a tombstone. */
export async function deleteDocumentRows(tx: Tx, purge: Unscoped<"locked", Purge>): Promise<void> {
	const [row] = await tx.$queryRaw<{ chainHead: string }[]>`
		SELECT "chainHead" FROM "Document" WHERE "id" = ${purge.documentId}::uuid FOR UPDATE`;
	if (!row) return;
	// The trigger on audit events lets deletions pass for this one document and transaction.
	await tx.$executeRaw`SELECT set_config('signet.purge_document', ${purge.documentId}, true)`;
	await tx.mail.deleteMany({ where: { documentId: purge.documentId } });
	// The log of what was told about it stays, without its words; what is still to be told keeps them until then.
	await tx.webhookDelivery.updateMany({
		where: { documentId: purge.documentId, status: { not: "Pending" } },
		data: { body: null, lastAnswer: null },
	});
	await tx.document.delete({ where: { id: purge.documentId }, select: { id: true } });
	await tx.tombstone.upsert({
		where: { documentId: purge.documentId },
		create: { ...purge, chainHead: row.chainHead },
		update: {},
	});
}

/** Waits for sends that are about to use an object, and keeps new ones waiting until the transaction ends. */
export async function holdObjectExclusively(tx: Tx, key: Unscoped<"installation", string>): Promise<void> {
	await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

/** Those of the keys that nothing refers to. A join in place of looks would read whole tables. */
export async function listUnusedObjects(tx: Tx, keys: Unscoped<"installation", string[]>): Promise<string[]> {
	if (keys.length === 0) return [];
	const rows = await tx.$queryRaw<{ key: string }[]>`
		SELECT "key" FROM unnest(${keys}::text[]) AS "key" WHERE NOT EXISTS (${ANY_PLACE_OF_KEY})`;
	return rows.map(({ key }) => key);
}

/** Keys of all stored objects that a row refers to, in batches. An object in two places is listed twice. */
export async function* listReferencedObjects(limit: Unscoped<"installation", number>): AsyncGenerator<string[]> {
	for (const place of OBJECT_PLACES) {
		let after = "";
		for (;;) {
			const rows = await db().$queryRaw<{ key: string }[]>`${keysOfPlace(place, after, limit)}`;
			yield rows.map(({ key }) => key);
			if (rows.length < limit) break;
			after = rows.at(-1)?.key ?? "";
		}
	}
}

/** The stored objects that a document refers to, in any place there is. */
export async function listObjectsOfDocument(tx: Tx, documentId: Unscoped<"locked", string>): Promise<string[]> {
	const rows = await tx.$queryRaw<{ key: string | null }[]>`${keysOfDocument(documentId)}`;
	return rows.flatMap(({ key }) => key ?? []);
}

/** Rows that have served their time: sessions, sign-ins that stayed half-way, links to set a password, mails in the outbox, what webhooks told, counters, blocks that were deleted, IDs of merged contacts, proofs and codes of signers, steps of drafts. */
export async function deleteStaleRows(tx: Tx, now: Unscoped<"installation", Date>): Promise<void> {
	const monthAgo = new Date(now.getTime() - 30 * 86_400_000);
	await tx.session.deleteMany({ where: { expiresAt: { lt: monthAgo } } });
	await tx.passwordToken.deleteMany({ where: { expiresAt: { lt: monthAgo } } });
	await tx.identityReviewLink.deleteMany({ where: { expiresAt: { lt: monthAgo } } });
	await tx.halfSignIn.deleteMany({ where: { expiresAt: { lt: now } } });
	await tx.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
	// Until then a link that is over says so.
	await tx.copyLink.deleteMany({ where: { expiresAt: { lt: monthAgo } } });
	await tx.webhookDelivery.deleteMany({ where: { createdAt: { lt: monthAgo } } });
	await tx.rateLimit.deleteMany({ where: { expire: { lt: BigInt(now.getTime()) } } });
	await tx.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now.getTime() - 86_400_000) } } });
	await tx.block.deleteMany({ where: { deletedAt: { lt: new Date(now.getTime() - 86_400_000) } } });
	await tx.mergedContact.deleteMany({ where: { expiresAt: { lt: now } } });
	await deleteStaleProofs(tx, now);
	await deleteStaleDrafts(tx, now, monthAgo);
}

/**
 * Codes that count no more, and proofs that do not: those that are given once are remembered for a year, and so is a
 * browser that waits for what comes of an identity document, or has not come back since it was accepted.
 */
async function deleteStaleProofs(tx: Tx, now: Date): Promise<void> {
	const [hourAgo, dayAgo, yearAgo] = [1, 24, 365 * 24].map((hours) => new Date(now.getTime() - hours * 3_600_000));
	await tx.$executeRaw`DELETE FROM "SignerCode" WHERE "expiresAt" < ${hourAgo}`;
	await tx.$executeRaw`
		DELETE FROM "SignerProof" p USING "Signer" s WHERE s."id" = p."signerId" AND p."lastUsedAt" < ${dayAgo}
			AND (p."lastUsedAt" < ${yearAgo} OR (
				s."authenticationFrequency" <> 'OncePerDocument' AND (p."lastUsedAt" > p."provedAt" OR (
					SELECT count(*) FROM "IdentityVerification" v
					WHERE v."signerId" = p."signerId" AND v."handId" = p."handId" AND v."status" <> 'Failed') = 0)))`;
}

/** An hour's share: what is left over goes in the next. With a draft go up to 5,000 steps. */
const [STEPS_PER_RUN, DRAFTS_PER_RUN] = [20_000, 100];

/** Steps that nobody catches up with any more, and drafts that were sent so long ago that no Send is repeated. */
async function deleteStaleDrafts(tx: Tx, now: Date, monthAgo: Date): Promise<void> {
	await tx.$executeRaw`
		DELETE FROM "DraftStep" WHERE ctid = ANY (ARRAY(
			SELECT ctid FROM "DraftStep" WHERE "at" < ${monthAgo} ORDER BY "at" LIMIT ${STEPS_PER_RUN}))`;
	await tx.$executeRaw`
		DELETE FROM "Draft" WHERE ctid = ANY (ARRAY(
			SELECT ctid FROM "Draft" WHERE "discardAt" < ${now} AND "base" IS NULL ORDER BY "discardAt" LIMIT ${DRAFTS_PER_RUN}))`;
}

/** Sandbox documents that are older than 14 days and not in the trash yet. */
export async function listOldSandboxDocuments(
	tx: Tx,
	now: Unscoped<"installation", Date>,
	limit: number,
): Promise<{ id: string }[]> {
	const old = new Date(now.getTime() - 14 * 86_400_000);
	return tx.$queryRaw`
		SELECT "id" FROM "Document" WHERE "isSandbox" AND "deletedAt" IS NULL AND "createdAt" < ${old} AND "heldAt" IS NULL LIMIT ${limit}`;
}

/** Work that a document is due for: what its job should have done by now. */
type DueWork = { name: "seal" | "timestamp" | "expire" | "purge"; documentId: string };

/** How long a job may take before it is missed. */
const OVERDUE_MS = 3_600_000;

/** Documents whose sealing, timestamp, expiry or purge is overdue or under way; asked for once an hour. */
export async function listOverdueWork(tx: Tx, now: Unscoped<"installation", Date>, limit: number): Promise<DueWork[]> {
	const overdue = new Date(now.getTime() - OVERDUE_MS);
	// States as literals: a prepared statement with parameters could not use the indexes on parts of the table.
	return tx.$queryRaw`
		(SELECT 'seal' AS "name", "id" AS "documentId" FROM "Document"
			WHERE "sealState" IN ('Pending', 'Failed') AND "deletedAt" IS NULL LIMIT ${limit})
		UNION ALL (SELECT 'timestamp', "id" FROM "Document" WHERE "timestampUntil" > ${now} LIMIT ${limit})
		UNION ALL (SELECT 'expire', "id" FROM "Document"
			WHERE "status" = 'InProgress' AND "sealState" = 'None' AND "expiresAt" < ${overdue} LIMIT ${limit})
		UNION ALL (SELECT 'purge', "id" FROM "Document" WHERE "purgeAt" < ${overdue} AND "heldAt" IS NULL LIMIT ${limit})`;
}
