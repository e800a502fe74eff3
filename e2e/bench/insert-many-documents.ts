import type pg from "pg";
import { withDatabase } from "./with-database.ts";

/** As many documents go into the database at a time. */
const AT_ONCE = 100_000;

/** Words that titles begin with, as their senders write them. */
const KINDS = [
	...["Lease", "Employment contract", "Nondisclosure agreement", "Purchase order", "Service agreement"],
	...["Loan agreement", "Offer letter", "Consent form", "Statement of work", "Board resolution"],
	...["Power of attorney", "Licence agreement", "Change order", "Invoice approval", "Settlement"],
	...["Distribution agreement", "Franchise agreement", "Joint venture", "Warranty", "Release form"],
];
const FIRST_NAMES = [
	...["Mia", "Noah", "Emma", "Liam", "Olivia", "Ava", "Ethan", "Sofia", "Lucas", "Amelia", "Jonas", "Chloé", "Yuki"],
	...["Omar", "Fatima", "Wei", "Anna", "Peter", "Marta", "Ivan", "Zoe", "Hugo", "Ines", "Leo", "Nora", "Paul", "Rosa"],
];
const BEGINNINGS = ["Ba", "Chen", "Del", "Fer", "Gar", "Hart", "Jan", "Kol", "Lin", "Mor", "Nak", "Ort", "Pet", "Ros"];
const ENDINGS = [
	"ber",
	"dini",
	"ford",
	"gren",
	"hoff",
	"ic",
	"kov",
	"ler",
	"man",
	"nez",
	"porter",
	"quist",
	"son",
	"ton",
];

/**
 * Fills the first account up to a number of documents, 50 seconds apart, with one or two of 20,000 people, a label on
 * every third and six events each: in every twenty, 15 are completed and two in progress.
 */
export async function insertManyDocuments(databaseUrl: string, count: number): Promise<void> {
	await withDatabase(databaseUrl, async (client) => {
		await client.query("SET synchronous_commit = off");
		await client.query(
			`CREATE TEMP TABLE person AS SELECT n, name, lower(replace(name, ' ', '.') || '.' || n) AS box FROM (
				SELECT n, $1::text[] AS firsts, $2::text[] AS beginnings, $3::text[] AS endings FROM generate_series(0, 19999) n
			) numbers, LATERAL (SELECT firsts[1 + n % cardinality(firsts)] || ' ' ||
				beginnings[1 + n % cardinality(beginnings)] || endings[1 + n / 14 % cardinality(endings)] AS name) named`,
			[FIRST_NAMES, BEGINNINGS, ENDINGS],
		);
		await client.query("CREATE INDEX ON person (n)");
		const { rows } = await client.query('SELECT count(*)::int AS have FROM "Document"');
		for (let from = rows[0]?.have ?? 0; from < count; from += AT_ONCE) {
			await insertSome(client, from, Math.min(count, from + AT_ONCE));
		}
		for (const table of ["Document", "Signer", "AuditEvent"]) await client.query(`VACUUM ANALYZE "${table}"`);
	});
}

/** Documents with the numbers from `from` to before `to`. */
async function insertSome(client: pg.Client, from: number, to: number): Promise<void> {
	await client.query(
		`CREATE TEMP TABLE made AS
			SELECT gen_random_uuid() AS id, sender."accountId", sender."teamId", sender.id AS "senderId",
				($3::text[])[1 + (i * 7 + i / 20) % 20] || ' ' || i AS title,
				CASE WHEN i % 20 = 0 THEN 'Declined' WHEN i % 20 = 1 THEN 'Expired' WHEN i % 20 = 2 THEN 'Revoked'
					WHEN i % 20 < 5 THEN 'InProgress' ELSE 'Completed' END AS status,
				CASE WHEN i % 3 = 0 THEN ARRAY['label ' || i * 13 % 40] ELSE '{}' END AS labels,
				now() - i * interval '50 seconds' AS at,
				one.name AS name1, one.box || '@example.com' AS email1,
				other.name AS name2, other.box || '@example.org' AS email2
			FROM (SELECT * FROM "User" ORDER BY "createdAt" LIMIT 1) sender, generate_series($1::int, $2::int - 1) i
				JOIN person one ON one.n = i::bigint * 7919 % 20000
				LEFT JOIN person other ON other.n = i::bigint * 104729 % 20000 AND i % 2 = 0`,
		[from, to, KINDS],
	);
	await client.query(
		`INSERT INTO "Document" (id, "accountId", "teamId", "senderId", title, status, "activityAt", "createdAt", "sentAt",
			"expiresAt", labels, "eventCount", "pageCount", "sealState", "searchText")
		SELECT id, "accountId", "teamId", "senderId", title, status::"DocumentStatus", at, at, at, at + interval '60 days',
			labels, 6, 5, CASE status WHEN 'Completed' THEN 'Sealed' ELSE 'None' END::"SealState",
			lower(concat_ws(E'\\n', labels[1], title, name1, email1, name2, CASE WHEN name2 IS NOT NULL THEN email2 END))
		FROM made`,
	);
	await client.query(
		`INSERT INTO "Signer" (id, "documentId", "accountId", position, name, email, "order", status, "activatedAt", "updatedAt")
		SELECT gen_random_uuid(), id, "accountId", place - 1, name, email, place,
			CASE status WHEN 'Completed' THEN 'Completed' ELSE 'NotCompleted' END::"SignerStatus", at, at
		FROM made, LATERAL (VALUES (1, name1, email1), (2, name2, email2)) people (place, name, email)
		WHERE name IS NOT NULL`,
	);
	await client.query(
		`INSERT INTO "AuditEvent" ("documentId", seq, at, type, "actorType", "actorName", "actorEmail", ip, "userAgent", data, hash, mac)
		SELECT id, seq, at + seq * interval '1 minute', ($1::text[])[seq], 'Signer', name1, email1, '203.0.113.7',
			'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15', '{}',
			encode(sha256((id::text || seq)::bytea), 'hex'), encode(sha256((seq || id::text)::bytea), 'hex')
		FROM made, generate_series(1, 6) seq`,
		[["DocumentSent", "SignerViewed", "SignerConsented", "SignerSigned", "DocumentSealed", "DocumentCompleted"]],
	);
	await client.query("DROP TABLE made");
}
