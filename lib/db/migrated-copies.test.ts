import { readdir } from "node:fs/promises";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { draftStateSchema } from "#lib/draft/draft-schema.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { draftRecipient, ID } from "#lib/draft/testing/make-draft.ts";
import { createEmptyTestDatabase, dropTestDatabase } from "#lib/testing/test-cluster.ts";
import { MIGRATIONS_DIR, migrate } from "./migrate.ts";

const MIGRATIONS = (await readdir(MIGRATIONS_DIR)).filter((name) => /^\d/.test(name)).sort();
const BEFORE = MIGRATIONS.slice(
	0,
	MIGRATIONS.findIndex((name) => name.endsWith("_carbon_copy_names")),
);

it("makes recipients of the addresses in stored drafts, the same in a correction and its base", async () => {
	const url = await createEmptyTestDatabase(inject("testRunDir"));
	const client = new pg.Client({ connectionString: url });
	try {
		await migrate(url, { only: BEFORE });
		await client.connect();
		const { cc: _none, ...document } = { ...emptyDraft().document, cc: [] };
		const base = { ...emptyDraft(), document: { ...document, cc: ["kim@example.com"] } };
		const recipients = { [ID.anna]: draftRecipient({ order: "a3" }) };
		const state = { ...base, recipients, document: { ...document, cc: ["Kim@example.com", "kim@example.com", " "] } };
		// The rows around drafts do not matter here.
		await client.query('ALTER TABLE "Draft" DROP CONSTRAINT "Draft_documentId_fkey"');
		await client.query('ALTER TABLE "CarbonCopy" DROP CONSTRAINT "CarbonCopy_documentId_fkey"');
		await client.query(
			`INSERT INTO "Draft" ("documentId", "version", "state", "base", "updatedAt")
			VALUES ($1, 7, $2, $3, now()), ($4, 7, $5, NULL, now())`,
			[ID.file, state, base, ID.otherFile, { ...emptyDraft(), document: { ...document, cc: [] } }],
		);
		await client.query(`INSERT INTO "CarbonCopy" ("id", "documentId", "email") VALUES ($1, $2, 'kim@example.com')`, [
			ID.ben,
			ID.file,
		]);
		await migrate(url);
		const { rows } = await client.query(`SELECT "version", "state", "base" FROM "Draft" ORDER BY "version" DESC`);
		const [changed, empty] = rows;
		expect(empty).toEqual({ version: 7, state: emptyDraft(), base: null });
		expect(changed.version).toBe(8);
		const migrated = draftStateSchema.parse(changed.state).recipients;
		const sorted = Object.entries(migrated).sort(([, a], [, b]) => (a.order < b.order ? -1 : 1));
		expect(sorted.map(([, { type, email }]) => [type, email])).toEqual([
			["Signer", "anna@example.com"],
			["Copy", "Kim@example.com"],
			["Copy", "kim@example.com"],
		]);
		expect(draftStateSchema.parse(changed.base).recipients).toMatchObject({ [ID.ben]: { email: "kim@example.com" } });
		expect(migrated).toMatchObject({ [ID.ben]: { email: "kim@example.com" } });
	} finally {
		await client.end();
		await dropTestDatabase(url);
	}
}, 60_000);
