import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { type ChainedEvent, eventHash } from "#lib/domain/audit/chain.ts";
import { recordEarlierCertificates } from "#lib/domain/verification/record-earlier-certificates.ts";
import { verifyBytes } from "#lib/pdf/seal/verify.ts";
import { useJourney } from "./journey.ts";
import { completeDocument, forge, verify } from "./sealed-document.ts";

const journey = useJourney();
const TABLES = ["Document", "Signer", "AuditEvent", "SealedFile", "SealingCertificate", "EvidenceKey", "Tombstone"];

/** Runs statements as the owner of the database can, with all triggers and foreign keys off. */
function runUnchecked(statements: string[]) {
	return db().$transaction([
		db().$executeRaw`SET LOCAL session_replication_role = replica`,
		...statements.map((statement) => db().$executeRawUnsafe(statement)),
	]);
}

/** Changes rows, and restores them afterwards. */
async function whileTampered<T>(statements: string[], look: () => Promise<T>): Promise<T> {
	await runUnchecked(TABLES.map((table) => `CREATE TABLE "kept${table}" AS SELECT * FROM "${table}"`));
	try {
		await runUnchecked(statements);
		return await look();
	} finally {
		const restore = (table: string) => [
			`DELETE FROM "${table}"`,
			`INSERT INTO "${table}" SELECT * FROM "kept${table}"`,
			`DROP TABLE "kept${table}"`,
		];
		await runUnchecked(TABLES.flatMap(restore));
	}
}

/** Rewrites events and every hash from there on, as the code of the product would. */
async function rehash(documentId: string, change: (event: ChainedEvent) => ChainedEvent): Promise<string[]> {
	const rows = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	let head = "";
	return rows.map((row) => {
		const { hash: _, at, ...event } = readJson("AuditEvent", row);
		const changed = change({ ...event, at: at.toISOString() });
		head = eventHash(head, changed);
		const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
		return `UPDATE "AuditEvent" SET "actorName" = ${quoted(changed.actorName)}, "hash" = '${head}',
			"data" = ${quoted(JSON.stringify(changed.data))} WHERE "documentId" = '${documentId}' AND "seq" = ${row.seq}`;
	});
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type Case = { what: string; statements: string[]; bytes?: Uint8Array; tone?: "warn"; summary: string };

const TRAIL = "Sealed here, but its audit trail was changed.";
const SEAL = "Registered here, but its seal belongs to another record.";
const SIGNERS = "Sealed here, but the record of its signers was changed.";
const CERTIFICATES = "Registered here, but the record of sealing certificates was changed.";
const UNCONFIRMED = "Registered here, but who sealed it can’t be confirmed.";

const ROWS: Case[] = [
	{ what: "name", statements: [`UPDATE "Signer" SET "name" = 'Eve Forger'`], summary: SIGNERS },
	{ what: "time", statements: [`UPDATE "Signer" SET "signedAt" = '2020-01-01'`], summary: SIGNERS },
	{ what: "no time", statements: [`UPDATE "Signer" SET "signedAt" = NULL`], summary: SIGNERS },
	{ what: "reviewer", statements: [`UPDATE "Signer" SET "type" = 'Reviewer'`], summary: SIGNERS },
	{ what: "not signed", statements: [`UPDATE "Signer" SET "status" = 'NotCompleted'`], summary: SIGNERS },
	{ what: "another signer", statements: [`UPDATE "Signer" SET "id" = gen_random_uuid()`], summary: SIGNERS },
	{ what: "event", statements: [`UPDATE "AuditEvent" SET "actorName" = 'Eve'`], summary: TRAIL },
	{ what: "event removed", statements: [`DELETE FROM "AuditEvent" WHERE "type" = 'SignerCompleted'`], summary: TRAIL },
	{ what: "trail removed", statements: [`DELETE FROM "AuditEvent"`], summary: TRAIL },
	{ what: "mac", statements: [`UPDATE "SealingCertificate" SET "mac" = 'f'`], summary: CERTIFICATES },
	{ what: "certificate", statements: [`DELETE FROM "SealingCertificate"`], tone: "warn", summary: UNCONFIRMED },
	{
		what: "key",
		statements: [`UPDATE "EvidenceKey" SET "wrapped" = '\\x00'`],
		tone: "warn",
		summary: "Registered here, but it can’t be checked here.",
	},
];

/** A file that someone signed with a key of their own, registered as if this server had sealed it. */
async function foreignFile(documentId: string): Promise<Case[]> {
	const sealing = await db().auditEvent.findFirstOrThrow({ where: { documentId, type: "DocumentSealed" } });
	const before = await db().auditEvent.findUniqueOrThrow({
		where: { documentId_seq: { documentId, seq: sealing.seq - 1 } },
	});
	const bytes = await forge(documentId, before.hash);
	const sha256 = hashOf(bytes);
	const { sealedWith } = await verifyBytes(bytes);
	const register = `UPDATE "SealedFile" SET "sha256" = '${sha256}' WHERE "kind" = 'Document' AND "documentId" = '${documentId}'`;
	const name = (more: object) =>
		rehash(documentId, (event) =>
			event.type === "DocumentSealed"
				? { ...event, data: { ...Object(event.data), sha256, files: [{ kind: "Document", sha256 }], ...more } }
				: event,
		);
	const copied = `UPDATE "SealingCertificate" SET "sha256" = '${sealedWith}'`;
	const removed = [`DELETE FROM "Document" WHERE "id" = '${documentId}'`, `DELETE FROM "AuditEvent"`];
	const tombstone = `INSERT INTO "Tombstone" ("documentId", "accountId", "chainHead", "actor", "reason")
		VALUES ('${documentId}', gen_random_uuid(), '', 'test', 'Trash')`;
	return [
		{ what: "foreign", statements: [register], bytes, summary: TRAIL },
		{ what: "foreign, named", statements: [register, ...(await name({}))], bytes, summary: SEAL },
		{
			what: "foreign, named with its certificate",
			statements: [register, ...(await name({ sealedWith }))],
			...{ bytes, tone: "warn", summary: UNCONFIRMED },
		},
		{
			what: "foreign, with the record of ours",
			statements: [register, ...(await name({ sealedWith })), copied],
			...{ bytes, summary: CERTIFICATES },
		},
		{
			what: "foreign, of a deleted document",
			statements: [register, ...removed, tombstone],
			...{ bytes, tone: "warn", summary: UNCONFIRMED },
		},
	];
}

it("never shows in green what was changed in the database", async () => {
	const { documentId, files } = await completeDocument(journey);
	const [sealed = Buffer.alloc(0)] = files.get("Document") ?? [];
	const eve = await rehash(documentId, (event) => ({ ...event, actorName: "Eve" }));
	const cases: Case[] = [
		...ROWS,
		{ what: "rehashed trail", statements: [...eve, `UPDATE "Signer" SET "name" = 'Eve'`], summary: SEAL },
		...(await foreignFile(documentId)),
	];
	const seen: unknown[] = [];
	for (const { what, statements, bytes = sealed } of cases) {
		const { summary, tone, signers } = await whileTampered(statements, () => verify(journey, bytes));
		seen.push({ what, summary, tone, signers });
	}
	expect(seen).toEqual(cases.map(({ what, summary, tone = "bad" }) => ({ what, summary, tone, signers: [] })));
	expect(await verify(journey, sealed)).toMatchObject({ verdict: "sealed-here", tone: "good" });
});

it("names what no signature covers", async () => {
	const { files } = await completeDocument(journey);
	const [sealed = Buffer.alloc(0)] = files.get("Document") ?? [];
	const text = sealed.toString("latin1");
	const contents = /\/Contents\s*<([0-9a-f]+)>/.exec(text);
	const end = (contents?.index ?? 0) + (contents?.[0].length ?? 0) - 1;
	const padded = `${text.slice(0, end - 2)}4a${text.slice(end)}`;
	const upper = text.replace(contents?.[1] ?? "", (digits) => digits.toUpperCase());
	for (const changed of [padded, upper]) {
		expect(await verify(journey, Buffer.from(changed, "latin1"))).toMatchObject({
			...{ verdict: "not-sealed-here", tone: "warn", findings: [], signers: [] },
			summary: "Sealed here, but the padding of its seal was changed.",
		});
	}
});

it("records the certificates of earlier documents from their files, once", async () => {
	const { files } = await completeDocument(journey);
	const [sealed = Buffer.alloc(0)] = files.get("Document") ?? [];
	await db().sealingCertificate.deleteMany();
	expect(await verify(journey, sealed)).toMatchObject({ verdict: "unconfirmed", signers: [] });
	await recordEarlierCertificates();
	expect(await verify(journey, sealed)).toMatchObject({ verdict: "sealed-here" });
	await db().sealingCertificate.deleteMany();
	await recordEarlierCertificates();
	expect(await verify(journey, sealed)).toMatchObject({ verdict: "unconfirmed" });
});
