import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { useTestDatabase } from "#lib/testing/harness.ts";

const installation = useTestDatabase();
const REFUSAL = "Audit events cannot be changed or removed.";
let client: pg.Client;
let documentId: string;

beforeAll(async () => {
	client = new pg.Client({ connectionString: installation.databaseUrl });
	await client.connect();
});
afterAll(() => client.end());
beforeEach(async () => {
	documentId = await insertDocumentWithEvent();
});

async function insertDocumentWithEvent(): Promise<string> {
	const [account, team, user, document] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
	await client.query(`INSERT INTO "Account" (id, name) VALUES ('${account}', 'Acme')`);
	await client.query(`INSERT INTO "Team" (id, "accountId", name) VALUES ('${team}', '${account}', 'Default')`);
	await client.query(
		`INSERT INTO "User" (id, "accountId", "teamId", email, name)
		VALUES ('${user}', '${account}', '${team}', '${user}@example.com', 'Ada')`,
	);
	await client.query(
		`INSERT INTO "Document" (id, "accountId", "teamId", "senderId", title)
		VALUES ('${document}', '${account}', '${team}', '${user}', 'Agreement')`,
	);
	await client.query(
		`INSERT INTO "AuditEvent" ("documentId", seq, at, type, "actorType", data, hash)
		VALUES ('${document}', 1, now(), 'DocumentSent', 'user', '{}', 'h')`,
	);
	return document;
}

/** Removes the document in a transaction that names one document as being purged. */
async function purge(removed: string, named: string): Promise<void> {
	await client.query("BEGIN");
	try {
		await client.query("SELECT set_config('signet.purge_document', $1, true)", [named]);
		await client.query('DELETE FROM "Document" WHERE id = $1', [removed]);
		await client.query("COMMIT");
	} catch (error) {
		await client.query("ROLLBACK");
		throw error;
	}
}

it.each([
	["change an event", `UPDATE "AuditEvent" SET type = 'Other'`],
	["add a code and change an event", `UPDATE "AuditEvent" SET mac = 'm', type = 'Other'`],
	["remove an event", 'DELETE FROM "AuditEvent"'],
	["empty the table", 'TRUNCATE "AuditEvent"'],
	["remove a document together with its events", 'DELETE FROM "Document"'],
])("nobody can %s", async (_what, sql) => {
	await expect(client.query(sql)).rejects.toThrow(REFUSAL);
});

it("takes a code for an event that has none, once", async () => {
	const add = (mac: string) =>
		client.query(`UPDATE "AuditEvent" SET mac = $1 WHERE "documentId" = $2`, [mac, documentId]);
	await add("m");
	await expect(add("n")).rejects.toThrow(REFUSAL);
});

it("lets the purge of a document take its events, and no others", async () => {
	const other = await insertDocumentWithEvent();
	await expect(purge(documentId, other)).rejects.toThrow(REFUSAL);
	await purge(documentId, documentId);
	const { rows } = await client.query('SELECT DISTINCT "documentId" AS id FROM "AuditEvent"');
	expect(rows).toContainEqual({ id: other });
	expect(rows).not.toContainEqual({ id: documentId });
});

it("forgets the purge with its transaction, and allows no change even during one", async () => {
	await purge(documentId, documentId);
	const next = await insertDocumentWithEvent();
	await expect(client.query('DELETE FROM "Document" WHERE id = $1', [next])).rejects.toThrow(REFUSAL);
	await client.query("BEGIN");
	await client.query("SELECT set_config('signet.purge_document', $1, true)", [next]);
	await expect(client.query(`UPDATE "AuditEvent" SET type = 'Other'`)).rejects.toThrow(REFUSAL);
	await client.query("ROLLBACK");
});
