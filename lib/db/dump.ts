import { createReadStream, createWriteStream } from "node:fs";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { DatabaseClient } from "./choose-host.ts";
import { clientOptions } from "./connection.ts";
import { withoutIndexes } from "./without-indexes.ts";

/** One table of a dump. */
export type DumpedTable = {
	schema: string;
	name: string;
	/** In the order of the dumped values; a newer schema may have more. */
	columns: string[];
	/** Name of the file in the dump's directory, in Postgres' COPY text format. */
	file: string;
};

export type Dump = {
	/** Names of the applied migrations, in order. */
	migrations: string[];
	/** A table comes after those it refers to. */
	tables: DumpedTable[];
	sequences: { schema: string; name: string; value: string }[];
};

const SCHEMAS = ["public", "pgboss"];
const HISTORY = "_prisma_migrations";

/**
 * Writes every row of the product's and the queue's tables into files, as they were at one moment:
 * the embedded server comes without pg_dump, and structure comes from the migrations anyway.
 */
export async function dumpDatabase(databaseUrl: string, dir: string): Promise<Dump> {
	return withClient(databaseUrl, async (client) => {
		await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
		const history = await client.query<{ name: string }>(
			`SELECT migration_name AS name FROM "${HISTORY}" WHERE finished_at IS NOT NULL ORDER BY 1`,
		);
		const tables = await listTables(client);
		for (const table of tables) {
			const stream = client.query(copyTo(`COPY (SELECT ${columnList(table)} FROM ${nameOf(table)}) TO STDOUT`));
			await pipeline(stream, createWriteStream(join(dir, table.file)));
		}
		const sequences = await client.query<{ schema: string; name: string; value: string | null }>(
			`SELECT schemaname AS schema, sequencename AS name, last_value::text AS value
			FROM pg_sequences WHERE schemaname = ANY($1)`,
			[SCHEMAS],
		);
		await client.query("COMMIT");
		return {
			migrations: history.rows.map(({ name }) => name),
			tables,
			sequences: sequences.rows.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }])),
		};
	});
}

/**
 * Fills the tables of a migrated database that nobody uses with a dump's rows, in one transaction.
 *
 * @param onProgress called with a line about each step
 * @throws Error when a row does not fit; nothing is loaded then
 */
export async function loadDump(
	databaseUrl: string,
	dump: Dump,
	{ dir, onProgress }: { dir: string; onProgress: (line: string) => void },
): Promise<void> {
	await withClient(databaseUrl, async (client) => {
		await client.query("BEGIN");
		// Evidence that migrations write can’t be deleted otherwise.
		for (const table of dump.tables) await client.query(`ALTER TABLE ${nameOf(table)} DISABLE TRIGGER USER`);
		for (const table of dump.tables.toReversed()) await client.query(`DELETE FROM ${nameOf(table)}`);
		await withoutIndexes(client, () => copyRows(client, dump.tables, { dir, onProgress }), onProgress);
		for (const table of dump.tables) await client.query(`ALTER TABLE ${nameOf(table)} ENABLE TRIGGER USER`);
		for (const { schema, name, value } of dump.sequences) {
			await client.query("SELECT setval($1::regclass, $2)", [`${quote(schema)}.${quote(name)}`, value]);
		}
		onProgress("Collecting statistics …");
		await client.query("ANALYZE");
		await client.query("COMMIT");
	});
}

async function copyRows(
	client: pg.Client,
	tables: readonly DumpedTable[],
	{ dir, onProgress }: { dir: string; onProgress: (line: string) => void },
): Promise<void> {
	for (const table of tables) {
		const stream = client.query(copyFrom(`COPY ${nameOf(table)} (${columnList(table)}) FROM STDIN`));
		await pipeline(createReadStream(join(dir, table.file)), stream);
		const count = stream.rowCount;
		if (count > 0) onProgress(`${table.name}: ${count.toLocaleString("en")} ${count === 1 ? "row" : "rows"}`);
	}
}

/** Whether the product's tables are there. */
export async function isDatabaseUsed(databaseUrl: string): Promise<boolean> {
	return withClient(databaseUrl, async (client) => {
		const { rows } = await client.query<{ count: string }>(
			"SELECT count(*) FROM pg_tables WHERE schemaname = ANY($1)",
			[SCHEMAS],
		);
		return rows[0]?.count !== "0";
	});
}

/** Removes everything of ours from a database. */
export async function emptyDatabase(databaseUrl: string): Promise<void> {
	await withClient(databaseUrl, async (client) => {
		await client.query("DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public");
	});
}

async function withClient<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new DatabaseClient(clientOptions(databaseUrl, "signet-admin"));
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

type TableRow = { schema: string; name: string; columns: string[]; refersTo: string[] };

/** Tables but partitions (their parent speaks for them), those that others refer to first. */
async function listTables(client: pg.Client): Promise<DumpedTable[]> {
	const { rows } = await client.query<TableRow>(
		`SELECT n.nspname AS schema, c.relname AS name,
			array(SELECT attname::text FROM pg_attribute
				WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
			array(SELECT DISTINCT fn.nspname || '.' || f.relname FROM pg_constraint k
				JOIN pg_class f ON f.oid = k.confrelid JOIN pg_namespace fn ON fn.oid = f.relnamespace
				WHERE k.conrelid = c.oid AND k.contype = 'f' AND f.oid <> c.oid AND NOT f.relispartition) AS "refersTo"
		FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE n.nspname = ANY($1) AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> $2
		ORDER BY 1, 2`,
		[SCHEMAS, HISTORY],
	);
	const ordered: TableRow[] = [];
	const add = (row: TableRow, path: readonly TableRow[]): void => {
		if (ordered.includes(row)) return;
		if (path.includes(row)) throw new Error(`Tables refer to each other in a circle: ${row.name}`);
		for (const other of rows) {
			if (row.refersTo.includes(`${other.schema}.${other.name}`)) add(other, [...path, row]);
		}
		ordered.push(row);
	};
	for (const row of rows) add(row, []);
	return ordered.map(({ schema, name, columns }) => ({ schema, name, columns, file: `${schema}.${name}.copy` }));
}

function nameOf(table: DumpedTable): string {
	return `${quote(table.schema)}.${quote(table.name)}`;
}

function columnList(table: DumpedTable): string {
	return table.columns.map(quote).join(", ");
}

function quote(name: string): string {
	return `"${name.replaceAll('"', '""')}"`;
}
