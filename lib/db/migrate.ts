import { createHash, randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { DatabaseClient } from "./choose-host.ts";
import { clientOptions } from "./connection.ts";

/** Where migrations are in the clone the process was started in. */
export const MIGRATIONS_DIR = join(/* turbopackIgnore: true */ process.cwd(), "prisma", "migrations");

/** The number Prisma itself locks with, so that it and we exclude each other. */
export const PRISMA_LOCK = 72707369;

/** As `prisma migrate deploy` makes it, so that both can be used on one database. */
const HISTORY_TABLE = `
	CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
		"id" VARCHAR(36) PRIMARY KEY NOT NULL,
		"checksum" VARCHAR(64) NOT NULL,
		"finished_at" TIMESTAMPTZ,
		"migration_name" VARCHAR(255) NOT NULL,
		"logs" TEXT,
		"rolled_back_at" TIMESTAMPTZ,
		"started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
		"applied_steps_count" INTEGER NOT NULL DEFAULT 0
	)`;

/** A database that accepts the connection and then says nothing is not there. */
const CONNECT_TIMEOUT_MS = 30_000;

/** There is no connection to the database. The message says why, as the driver or the server puts it. */
export class UnreachableDatabaseError extends Error {
	constructor(cause: unknown) {
		super(cause instanceof Error ? cause.message : String(cause), { cause });
		this.name = "UnreachableDatabaseError";
	}
}

type Migration = { name: string; sql: string; checksum: string };

/**
 * Brings the database to the newest migration. Each migration is one transaction; processes that
 * start together wait for each other.
 *
 * @param only names of the migrations to apply; left out, all
 * @returns the names of the migrations that were applied now
 * @throws UnreachableDatabaseError
 * @throws Error when the database has migrations that this version does not know or knows differently
 */
export async function migrate(
	databaseUrl: string,
	{
		dir = MIGRATIONS_DIR,
		only,
		connectTimeoutMs = CONNECT_TIMEOUT_MS,
	}: { dir?: string; only?: readonly string[]; connectTimeoutMs?: number } = {},
): Promise<string[]> {
	const all = await readMigrations(dir);
	const migrations = only ? all.filter(({ name }) => only.includes(name)) : all;
	const client = new DatabaseClient({
		...clientOptions(databaseUrl, "signet-migrate"),
		connectionTimeoutMillis: connectTimeoutMs,
	});
	await client.connect().catch((error) => {
		throw new UnreachableDatabaseError(error);
	});
	try {
		if ((await pendingOf(client, migrations)).length === 0) return [];
		await assertUnicode(client);
		await client.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
		await client.query(HISTORY_TABLE);
		const pending = await pendingOf(client, migrations);
		for (const migration of pending) await apply(client, migration);
		return pending.map(({ name }) => name);
	} finally {
		// Ending the session gives the lock back.
		await client.end();
	}
}

/**
 * Looks at which migrations a database lacks, and changes nothing.
 *
 * @returns their names, the first first, of how many there are
 * @throws UnreachableDatabaseError
 * @throws Error when the database has migrations that this version does not know or knows differently
 */
export async function findPending(
	databaseUrl: string,
	{ dir = MIGRATIONS_DIR, connectTimeoutMs = CONNECT_TIMEOUT_MS }: { dir?: string; connectTimeoutMs?: number } = {},
): Promise<{ pending: string[]; total: number }> {
	const all = await readMigrations(dir);
	const client = new DatabaseClient({
		...clientOptions(databaseUrl, "signet-migrate"),
		connectionTimeoutMillis: connectTimeoutMs,
	});
	// Whoever asks is told by the query; a lost connection without a listener would end the process.
	client.on("error", () => undefined);
	await client.connect().catch((error) => {
		throw new UnreachableDatabaseError(error);
	});
	try {
		return { pending: (await pendingOf(client, all)).map(({ name }) => name), total: all.length };
	} finally {
		await client.end();
	}
}

/**
 * Judges what a dump was made with.
 *
 * @throws Error when one of the migrations is not of this version
 */
export async function assertKnown(names: readonly string[]): Promise<void> {
	const all = await readMigrations(MIGRATIONS_DIR);
	const unknown = names.find((name) => !all.some((migration) => migration.name === name));
	if (unknown) throw newerVersion(unknown);
}

/** All migrations in the order of their names, which begin with the time they were made at. */
async function readMigrations(dir: string): Promise<Migration[]> {
	const entries = await readdir(dir, { withFileTypes: true });
	const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
	return Promise.all(
		names.sort().map(async (name) => {
			const sql = await readFile(join(dir, name, "migration.sql"), "utf8");
			return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
		}),
	);
}

async function pendingOf(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
	const known = await client.query<{ name: string | null }>(`SELECT to_regclass('"_prisma_migrations"')::text AS name`);
	if (!known.rows[0]?.name) return [...migrations];
	const { rows } = await client.query<{ migration_name: string; checksum: string; isFinished: boolean }>(
		`SELECT migration_name, checksum, finished_at IS NOT NULL AS "isFinished"
		FROM "_prisma_migrations" WHERE rolled_back_at IS NULL`,
	);
	const applied = new Map(rows.map((row) => [row.migration_name, row]));
	for (const { migration_name: name, isFinished } of rows) {
		if (!isFinished)
			throw new Error(
				`Another tool started the migration ${name} but didn’t finish it. Repair the database before you start Signet.`,
			);
		if (!migrations.some((migration) => migration.name === name)) {
			throw newerVersion(name);
		}
	}
	const pending = migrations.filter(({ name }) => !applied.has(name));
	for (const { name, checksum } of migrations) {
		const before = applied.get(name);
		if (before && before.checksum !== checksum) {
			throw new Error(
				`The migration ${name} was changed after it was applied. Restore the original, and add a new migration for the change.`,
			);
		}
	}
	return pending;
}

function newerVersion(migration: string): Error {
	return new Error(
		`The database was used by a newer version of Signet, which applied the migration ${migration}. Install that version.`,
	);
}

/** In any other encoding names are cut in the middle of a letter, or refused. */
async function assertUnicode(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ server_encoding: string }>("SHOW server_encoding");
	const encoding = rows[0]?.server_encoding;
	if (encoding === "UTF8") return;
	throw new Error(`The database has the encoding ${encoding}. Create a database with ENCODING 'UTF8'.`);
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
	await client.query("BEGIN");
	try {
		await client.query(sql);
		await client.query(
			`INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
			VALUES ($1, $2, $3, now(), 1)`,
			[randomUUID(), checksum, name],
		);
		await client.query("COMMIT");
	} catch (error) {
		await client.query("ROLLBACK");
		const reason = error instanceof Error ? error.message : String(error);
		throw new Error(`The migration ${name} failed and was rolled back: ${reason}`, { cause: error });
	}
}
