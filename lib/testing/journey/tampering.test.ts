import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { authenticateTrails } from "#lib/domain/audit/authenticate-trails.ts";
import { type ChainedEvent, eventHash } from "#lib/domain/audit/chain.ts";
import { authenticate, type EvidenceKey, evidenceKeyInUse } from "#lib/domain/audit/evidence-keys.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { recordEarlierCertificates } from "#lib/domain/verification/record-earlier-certificates.ts";
import { messages } from "#lib/i18n/generated/verification-report.js";
import { formatAny, type Message } from "#lib/i18n/message.ts";
import { verifyBytes } from "#lib/pdf/seal/verifying/verify.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeCaller, sendForm } from "#lib/testing/api-caller.ts";
import { useJourney } from "./journey.ts";
import { completeDocument, forge, verify } from "./sealed-document.ts";

const journey = useJourney();
const NOWHERE = "00000000-0000-4000-8000-000000000000";
const TABLES = [
	...["Document", "Signer", "AuditEvent", "SealedFile", "SealingCertificate", "EvidenceKey", "Tombstone"],
	"Installation",
];

/** Runs statements as the owner of the database can, with all triggers and foreign keys off. */
function runUnchecked(statements: string[]) {
	const all = ["SET LOCAL session_replication_role = replica", ...statements];
	return db().$executeRawUnsafe(`DO $unchecked$ BEGIN ${all.map((one) => `${one};`).join(" ")} END $unchecked$`);
}

/** Changes rows, and restores them afterwards. */
async function whileTampered<T>(statements: string[], look: () => Promise<T>): Promise<T> {
	const keep = TABLES.map((table) => `CREATE TABLE "kept${table}" AS SELECT * FROM "${table}"`);
	await runUnchecked([...keep, ...statements]);
	try {
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

/** Rewrites events and every hash from there on, as the code of the product would; and their codes, given the key. */
async function rehash(
	documentId: string,
	change: (event: ChainedEvent) => ChainedEvent,
	key: EvidenceKey | null = null,
): Promise<string[]> {
	const rows = await db().auditEvent.findMany({ where: { documentId }, orderBy: { seq: "asc" } });
	let head = "";
	const statements = rows.map((row) => {
		const { at, ...event } = readJson("AuditEvent", row);
		const changed = change({ ...event, at: at.toISOString() });
		head = eventHash(head, changed);
		const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
		const code = key ? `, "mac" = '${authenticate(key, "audit-event", head).mac}'` : "";
		return `UPDATE "AuditEvent" SET "actorName" = ${quoted(changed.actorName)}, "hash" = '${head}'${code},
			"data" = ${quoted(JSON.stringify(changed.data))} WHERE "documentId" = '${documentId}' AND "seq" = ${row.seq}`;
	});
	return [...statements, `UPDATE "Document" SET "chainHead" = '${head}' WHERE "id" = '${documentId}'`];
}

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

type Case = {
	what: string;
	statements: string[];
	bytes?: Uint8Array;
	/** What the server does with it on its own. */
	run?: () => Promise<unknown>;
	tone?: "warn";
	said: readonly [summary: string, detail: string];
};

const { broken: BROKEN, unconfirmed: UNCONFIRMED } = messages.EN.verdicts;
const say = ({ summary, detail }: { summary: string; detail: string | Message<{ entry: number }> }, entry = 0) =>
	[summary, formatAny(detail, { entry })] as const;
const KEY = { tone: "warn" as const, said: say(UNCONFIRMED.key) };
const setOnSigner = (column: string, value: string): Case => ({
	...{ what: column, statements: [`UPDATE "Signer" SET "${column}" = '${value}'`], said: say(BROKEN.signers) },
});
const NO_CODES = `UPDATE "AuditEvent" SET "mac" = NULL, "macKeyId" = NULL`;

const ROWS: Case[] = [
	{ what: "name", statements: [`UPDATE "Signer" SET "name" = 'Eve Forger'`], said: say(BROKEN.signers) },
	{ what: "no time", statements: [`UPDATE "Signer" SET "signedAt" = NULL`], said: say(BROKEN.signers) },
	{ what: "reviewer", statements: [`UPDATE "Signer" SET "type" = 'Reviewer'`], said: say(BROKEN.signers) },
	...["email", "groupName"].map((column) => setOnSigner(column, "Eve")),
	...["firstDeliveredAt", "viewedAt", "consentedAt", "signedAt"].map((column) => setOnSigner(column, "2020-01-01")),
	{ what: "not signed", statements: [`UPDATE "Signer" SET "status" = 'NotCompleted'`], said: say(BROKEN.signers) },
	{ what: "another signer", statements: [`UPDATE "Signer" SET "id" = gen_random_uuid()`], said: say(BROKEN.signers) },
	{
		what: "event",
		statements: [`UPDATE "AuditEvent" SET "actorName" = 'Eve' WHERE "seq" = 2`],
		said: say(BROKEN.trail, 2),
	},
	{ what: "event removed", statements: [`DELETE FROM "AuditEvent" WHERE "seq" = 3`], said: say(BROKEN.trail, 3) },
	{ what: "trail removed", statements: [`DELETE FROM "AuditEvent"`], said: say(BROKEN.end) },
	{
		what: "last event removed",
		statements: [
			`DELETE FROM "AuditEvent" e WHERE "seq" = (SELECT max("seq") FROM "AuditEvent" WHERE "documentId" = e."documentId")`,
		],
		said: say(BROKEN.end),
	},
	{ what: "codes removed", statements: [NO_CODES], said: say(BROKEN.noMac, 1) },
	{ what: "a code removed", statements: [`${NO_CODES} WHERE "seq" = 4`], said: say(BROKEN.noMac, 4) },
	{
		what: "a code of another event",
		statements: [
			`UPDATE "AuditEvent" e SET "mac" = (SELECT "mac" FROM "AuditEvent" o WHERE o."documentId" = e."documentId" AND o."seq" = 1) WHERE "seq" = 2`,
		],
		said: say(BROKEN.wrongMac, 2),
	},
	{ what: "key replaced", statements: [`UPDATE "EvidenceKey" SET "wrapped" = '\\x00'`], ...KEY },
	{ what: "key removed", statements: [`DELETE FROM "EvidenceKey"`], ...KEY },
	{
		what: "key added",
		statements: [
			`INSERT INTO "EvidenceKey" ("id", "wrapped", "retiredAt") VALUES ('${NOWHERE}', '\\x00', now())`,
			`UPDATE "AuditEvent" SET "macKeyId" = '${NOWHERE}'`,
		],
		...KEY,
	},
	{
		what: "certificate’s code",
		statements: [`UPDATE "SealingCertificate" SET "mac" = 'f'`],
		said: say(BROKEN.certificates),
	},
	{
		what: "certificate",
		statements: [`DELETE FROM "SealingCertificate"`],
		...{ tone: "warn", said: say(UNCONFIRMED.certificate) },
	},
];

/** Trails in the place of the document's own. */
async function otherTrails(documentId: string, otherId: string): Promise<Case[]> {
	const own = `WHERE "documentId" = '${documentId}'`;
	const eve = await rehash(documentId, (event) => ({ ...event, actorName: "Eve" }));
	const signer = `UPDATE "Signer" SET "name" = 'Eve' ${own}`;
	const start = () => authenticateTrails(operatorContext("test"), { again: false });
	const { hash } = await db().auditEvent.findUniqueOrThrow({ where: { documentId_seq: { documentId, seq: 4 } } });
	return [
		{ what: "rehashed", statements: [...eve, signer], said: say(BROKEN.wrongMac, 1) },
		{ what: "rehashed, codes removed", statements: [...eve, signer, NO_CODES], said: say(BROKEN.noMac, 1) },
		{
			what: "rehashed, and as if it was from before the upgrade",
			statements: [
				...eve,
				signer,
				NO_CODES,
				`DELETE FROM "EvidenceKey"`,
				`DELETE FROM "Installation" WHERE "key" LIKE 'authenticated%'`,
			],
			...{ run: start, said: say(BROKEN.noMac, 1) },
		},
		{
			what: "codes of another document",
			statements: [
				`UPDATE "AuditEvent" e SET "mac" = (SELECT "mac" FROM "AuditEvent" o WHERE o."documentId" = '${otherId}' AND o."seq" = e."seq") ${own}`,
			],
			said: say(BROKEN.wrongMac, 1),
		},
		{
			what: "replayed for another document",
			statements: [
				`DELETE FROM "AuditEvent" ${own}`,
				`UPDATE "AuditEvent" SET "documentId" = '${documentId}' WHERE "documentId" = '${otherId}'`,
			],
			said: say(BROKEN.trail, 1),
		},
		{
			what: "an earlier state of the trail",
			statements: [
				`DELETE FROM "AuditEvent" ${own} AND "seq" > 4`,
				`UPDATE "Document" SET "chainHead" = '${hash}', "eventCount" = 4 WHERE "id" = '${documentId}'`,
			],
			said: say(BROKEN.file),
		},
	];
}

/** A file that someone signed with a key of their own, registered as if this server had sealed it. */
async function foreignFile(documentId: string): Promise<Case[]> {
	const sealing = await db().auditEvent.findFirstOrThrow({ where: { documentId, type: "DocumentSealed" } });
	const before = await db().auditEvent.findUniqueOrThrow({
		where: { documentId_seq: { documentId, seq: sealing.seq - 1 } },
		include: { document: true },
	});
	const bytes = await forge(documentId, before.hash);
	const sha256 = hashOf(bytes);
	const { sealedWith } = await verifyBytes(bytes);
	const register = `UPDATE "SealedFile" SET "sha256" = '${sha256}' WHERE "kind" = 'Document' AND "documentId" = '${documentId}'`;
	const name = (more: object, key?: EvidenceKey) =>
		rehash(
			documentId,
			(event) =>
				event.type === "DocumentSealed"
					? { ...event, data: { ...Object(event.data), sha256, files: [{ kind: "Document", sha256 }], ...more } }
					: event,
			key,
		);
	const key = await evidenceKeyInUse();
	const copied = `UPDATE "SealingCertificate" SET "sha256" = '${sealedWith}'`;
	const removed = [`DELETE FROM "Document" WHERE "id" = '${documentId}'`, `DELETE FROM "AuditEvent"`];
	const tombstone = `INSERT INTO "Tombstone" ("documentId", "accountId", "chainHead", "actor", "reason")
		VALUES ('${documentId}', gen_random_uuid(), '', 'test', 'Trash')`;
	// Anyone with the database may also have uploaded a file.
	const object = await storage().putBytes(before.document.accountId, bytes);
	const unread = [
		`UPDATE "Document" SET "sealedKey" = '${object.key}' WHERE "id" = '${documentId}'`,
		`DELETE FROM "Installation" WHERE "key" = 'sealing-certificates'`,
	];
	const named = { bytes, said: say(BROKEN.wrongMac, sealing.seq) };
	return [
		{ what: "foreign", statements: [register], bytes, said: say(BROKEN.file) },
		{ what: "foreign, named", statements: [register, ...(await name({}))], ...named },
		{ what: "foreign, named with its certificate", statements: [register, ...(await name({ sealedWith }))], ...named },
		{
			what: "foreign, read as if it was from before the upgrade",
			statements: [register, ...(await name({ sealedWith })), ...unread],
			...{ ...named, run: recordEarlierCertificates },
		},
		{
			what: "foreign, named with the evidence key",
			statements: [register, ...(await name({}, key))],
			...{ bytes, said: say(BROKEN.seal) },
		},
		{
			what: "foreign, named with its certificate and the evidence key",
			statements: [register, ...(await name({ sealedWith }, key))],
			...{ bytes, tone: "warn", said: say(UNCONFIRMED.certificate) },
		},
		{
			what: "foreign, with the record of ours and the evidence key",
			statements: [register, ...(await name({ sealedWith }, key)), copied],
			...{ bytes, said: say(BROKEN.certificates) },
		},
		{
			what: "foreign, of a deleted document",
			statements: [register, ...removed, tombstone],
			...{ bytes, tone: "warn", said: say(UNCONFIRMED.certificate) },
		},
	];
}

it("never shows in green what was changed in the database", async () => {
	await authenticateTrails(operatorContext("test"), { again: false });
	const { documentId, files } = await completeDocument(journey);
	const other = await (await makeCaller()).call("POST", "/v1/document/send", await sendForm());
	const [sealed = Buffer.alloc(0)] = files.get("Document") ?? [];
	const trails = await otherTrails(documentId, String(other.body.documentId));
	const cases: Case[] = [...ROWS, ...trails, ...(await foreignFile(documentId))];
	const seen: unknown[] = [];
	for (const { what, statements, bytes = sealed, run } of cases) {
		const { summary, detail, tone, signers, inFrench } = await whileTampered(statements, async () => {
			await run?.();
			return verify(journey, bytes);
		});
		expect(inFrench.summary + inFrench.detail, what).not.toMatch(/\{|Contact the operator/);
		seen.push({ what, said: [summary, detail], tone, signers });
	}
	expect(seen).toEqual(cases.map(({ what, said, tone = "bad" }) => ({ what, said, tone, signers: [] })));
	expect(await verify(journey, sealed)).toMatchObject({ verdict: "sealed-here", tone: "good" });
});

it("names what no signature covers", async () => {
	const { files } = await completeDocument(journey);
	const [sealed = Buffer.alloc(0)] = files.get("Document") ?? [];
	const text = sealed.toString("latin1");
	const contents = /\/Contents\s*<([0-9a-f]+)>/.exec(text);
	const upper = text.replace(contents?.[1] ?? "", (digits) => digits.toUpperCase());
	expect(await verify(journey, Buffer.from(upper, "latin1"))).toMatchObject({
		...{ verdict: "not-sealed-here", tone: "warn", findings: [], signers: [] },
		summary: "Sealed here, but the padding of its seal was changed.",
	});
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
