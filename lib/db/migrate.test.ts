import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeEach, expect, inject, it } from "vitest";
import { createEmptyTestDatabase, dropTestDatabase } from "#lib/testing/test-cluster.ts";
import { MIGRATIONS_DIR, migrate } from "./migrate.ts";
import { diffSchemas, readSchemaFiles } from "./schema-engine.ts";

const schemaDir = join(process.cwd(), "prisma", "schema");
const made: string[] = [];
let url: string;

beforeEach(async () => {
	url = await newDatabase();
});
afterAll(async () => {
	await Promise.all(made.map(dropTestDatabase));
});

async function newDatabase(): Promise<string> {
	const database = await createEmptyTestDatabase(inject("testRunDir"));
	made.push(database);
	return database;
}

async function query<T extends pg.QueryResultRow>(sql: string, databaseUrl = url): Promise<T[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const results: unknown = await client.query<T>(sql);
		// Several statements answer with several results; the last one counts.
		const last = Array.isArray(results) ? results.at(-1) : results;
		return last.rows;
	} finally {
		await client.end();
	}
}

/** Everything Prisma knows of a database, as one sorted list of sentences. */
async function catalogOf(databaseUrl: string): Promise<string[]> {
	const rows = await query<{ line: string }>(
		`SELECT format('column %s.%s %s null=%s default=%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
				NOT a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) AS line
			FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
			LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
			WHERE c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
				AND c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
		-- Prisma has no words for an index over an expression or over a part of a table, nor for an index's options.
		UNION ALL SELECT regexp_replace(pg_get_indexdef(indexrelid), ' WITH \\(.*\\)$', '')
			FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
			WHERE relnamespace = 'public'::regnamespace AND relname <> '_prisma_migrations'
				AND indexprs IS NULL AND indpred IS NULL
		-- Nor for a CHECK.
		UNION ALL SELECT format('constraint %s %s', conrelid::regclass, pg_get_constraintdef(oid)) FROM pg_constraint
			WHERE connamespace = 'public'::regnamespace AND conrelid::regclass::text <> '_prisma_migrations' AND contype <> 'c'
		UNION ALL SELECT format('enum %s %s', enumtypid::regtype, string_agg(enumlabel, ',' ORDER BY enumsortorder))
			FROM pg_enum GROUP BY enumtypid
		ORDER BY 1`,
		databaseUrl,
	);
	return rows.map(({ line }) => line);
}

it("migrates to exactly what the Prisma schema says", async () => {
	await migrate(url);
	const fresh = await newDatabase();
	await query(
		`CREATE EXTENSION pg_trgm; ${await diffSchemas(null, await readSchemaFiles(schemaDir))}; SELECT 1`,
		fresh,
	);
	expect(await catalogOf(url)).toEqual(await catalogOf(fresh));
});

it("has a migration for every change of the schema", async () => {
	const before = (await readSchemaFiles(MIGRATIONS_DIR)).filter(({ path }) => path === "schema.prisma");
	expect(await diffSchemas(before, await readSchemaFiles(schemaDir))).toBe("");
});

it("applies each migration once, also when two start together", async () => {
	const [first, second] = await Promise.all([migrate(url), migrate(url)]);
	const names = (await readdir(MIGRATIONS_DIR)).filter((name) => /^\d/.test(name)).sort();
	expect([...first, ...second].sort()).toEqual(names);
	expect([first.length, second.length]).toContain(0);
	expect(await migrate(url)).toEqual([]);
	const history = await query<{ migration_name: string }>(
		'SELECT migration_name FROM "_prisma_migrations" WHERE finished_at IS NOT NULL ORDER BY 1',
	);
	expect(history.map((row) => row.migration_name)).toEqual(names);
});

it("leaves nothing behind when a migration fails, and says which", async () => {
	await withMigrations(async (dir) => {
		await addMigration(dir, "99990101000000_broken", 'CREATE TABLE "left" (id INT); SELECT 1/0;');
		await expect(migrate(url, { dir })).rejects.toThrow(
			"The migration 99990101000000_broken failed and was rolled back",
		);
		expect(await query(`SELECT 1 FROM pg_class WHERE relname = 'left'`)).toEqual([]);
		expect(await query('SELECT 1 FROM "AuditEvent"')).toEqual([]);
	});
});

it("carries over what had not arrived at signers, on the way that its text named", async () => {
	await withMigrations(async (dir) => {
		const names = (await readdir(dir)).filter((name) => /^\d/.test(name));
		for (const name of names.filter((one) => one >= "20261122222443")) await rm(join(dir, name), { recursive: true });
		await migrate(url, { dir });
	});
	const signer = (position: number, status: string, error: string) => `INSERT INTO "Signer"
		("id", "documentId", "accountId", "position", "name", "email", "order", "updatedAt", "deliveryStatus", "deliveryError")
		VALUES (gen_random_uuid(), '${randomUUID()}', '${randomUUID()}', ${position}, 'Mia', '', 1, now(), '${status}', ${error});`;
	// Without the documents that they are of.
	await query(`SET session_replication_role = replica;
		${signer(0, "Failed", "'SMS: 400 SMS: no such number'")} ${signer(1, "Failed", "'550 no such user'")}
		${signer(2, "Failed", "NULL")} ${signer(3, "Sent", "NULL")}`);
	await migrate(url);
	const failures = await query(`SELECT s."position", f."channel", f."reason"
		FROM "DeliveryFailure" f JOIN "Signer" s ON s."id" = f."signerId" ORDER BY 1`);
	expect(failures).toEqual([
		{ position: 0, channel: "sms", reason: "400 SMS: no such number" },
		{ position: 1, channel: "mail", reason: "550 no such user" },
		{ position: 2, channel: "mail", reason: "" },
	]);
});

it("refuses a database that does not keep Unicode, before anything is made in it", async () => {
	const name = `ascii_${randomUUID().slice(0, 8)}`;
	await query(`CREATE DATABASE ${name} ENCODING 'SQL_ASCII' TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'`);
	const ascii = new URL(url);
	ascii.pathname = `/${name}`;
	made.push(ascii.href);
	await expect(migrate(ascii.href)).rejects.toThrow("The database has the encoding SQL_ASCII.");
	expect(await query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'", ascii.href)).toEqual([]);
});

it("refuses a database of a newer version, and an edited migration", async () => {
	await withMigrations(async (dir) => {
		await addMigration(dir, "99990101000000_newer", "SELECT 1;");
		await migrate(url, { dir });
		await expect(migrate(url)).rejects.toThrow("used by a newer version");
		await addMigration(dir, "99990101000000_newer", "SELECT 2;");
		await expect(migrate(url, { dir })).rejects.toThrow("was changed after it was applied");
	});
});

async function withMigrations(work: (dir: string) => Promise<void>): Promise<void> {
	const dir = await mkdtemp(join(tmpdir(), "signet-migrations-"));
	try {
		await cp(MIGRATIONS_DIR, dir, { recursive: true });
		await work(dir);
	} finally {
		await rm(dir, { recursive: true, force: true });
	}
}

async function addMigration(dir: string, name: string, sql: string): Promise<void> {
	await mkdir(join(dir, name), { recursive: true });
	await writeFile(join(dir, name, "migration.sql"), sql);
}
