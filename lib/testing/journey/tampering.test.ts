import { expect, it } from "vitest";
import { db } from "#lib/db/client.ts";
import { useJourney } from "./journey.ts";
import { completeDocument, verify } from "./sealed-document.ts";

const journey = useJourney();
const TABLES = ["Document", "Signer", "AuditEvent", "SealedFile"];

function runUnchecked(statements: string[]) {
	return db().$transaction([
		db().$executeRaw`SET LOCAL session_replication_role = replica`,
		...statements.map((statement) => db().$executeRawUnsafe(statement)),
	]);
}

/** Changes rows as the owner of the database can, with all triggers off, and restores them afterwards. */
async function whileTampered<T>(sql: string, look: () => Promise<T>): Promise<T> {
	await runUnchecked([...TABLES.map((table) => `CREATE TABLE "kept${table}" AS SELECT * FROM "${table}"`), sql]);
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

const TRAIL = "Sealed here, but its audit trail was changed.";
const SIGNERS = "Sealed here, but the record of its signers was changed.";

const CASES: [what: string, sql: string, summary: string][] = [
	["a signer's name", `UPDATE "Signer" SET "name" = 'Eve Forger'`, SIGNERS],
	["the time of a signature", `UPDATE "Signer" SET "signedAt" = '2020-01-01'`, SIGNERS],
	["the time of a signature to none", `UPDATE "Signer" SET "signedAt" = NULL`, SIGNERS],
	["a signer into a reviewer", `UPDATE "Signer" SET "type" = 'Reviewer'`, SIGNERS],
	["a signer into someone who has not signed", `UPDATE "Signer" SET "status" = 'NotCompleted'`, SIGNERS],
	["a signer into another one", `UPDATE "Signer" SET "id" = gen_random_uuid()`, SIGNERS],
	["a name in the trail", `UPDATE "AuditEvent" SET "actorName" = 'Eve' WHERE "type" = 'SignerCompleted'`, TRAIL],
	["the trail by removing an event", `DELETE FROM "AuditEvent" WHERE "type" = 'SignerCompleted'`, TRAIL],
];

it("shows in red what was changed in the database", async () => {
	const { files } = await completeDocument(journey);
	const [sealed = Buffer.alloc(0)] = files.get("Document") ?? [];
	const seen: unknown[] = [];
	for (const [what, sql] of CASES) {
		const { summary, tone, signers } = await whileTampered(sql, () => verify(journey, sealed));
		seen.push({ what, summary, tone, signers });
	}
	expect(seen).toEqual(CASES.map(([what, , summary]) => ({ what, summary, tone: "bad", signers: [] })));
	expect(await verify(journey, sealed)).toMatchObject({ verdict: "sealed-here", tone: "good" });
});
