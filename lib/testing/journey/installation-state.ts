import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { db } from "#lib/db/client.ts";

/**
 * All that a refused call leaves: counted calls, their log, which is written later, and uploads noted for the sweep. Free
 * corners are found in pictures of pages, which are drawn after the call that began to.
 */
const IGNORED = new Set(["rate_limits", "ApiRequest", "UnreferencedObject", "PageGround"]);

/** Everything an installation keeps: every table's rows by content, every waiting job, every file. */
type InstallationState = { tables: Record<string, string>; files: string[] };

/** What is kept now; two equal states mean that nothing was stored in between. */
export async function readInstallationState(dataDir: string): Promise<InstallationState> {
	const names = await db().$queryRaw<{ schema: string; name: string; isUsed: boolean }[]>`
		SELECT schemaname AS "schema", tablename AS "name", EXISTS (
			SELECT FROM information_schema.columns
			WHERE table_schema = schemaname AND table_name = tablename AND column_name = 'lastUsedAt'
		) AS "isUsed" FROM pg_tables
		WHERE schemaname = 'public' OR (schemaname = 'pgboss' AND tablename IN ('job', 'schedule'))
		ORDER BY 1, 2`;
	const sums = names
		.filter((one) => !IGNORED.has(one.name))
		.map(({ schema, name, isUsed }) => {
			// A key's last use is no part of what a call stores.
			const row = isUsed ? "(to_jsonb(t) - 'lastUsedAt')::text" : "t::text";
			const sum = `count(*) || ' rows, ' || coalesce(sum(hashtextextended(${row}, 0)), 0)`;
			return `SELECT '${schema}.${name}' AS "name", ${sum} AS "sum" FROM "${schema}"."${name}" t`;
		});
	const rows = await db().$queryRawUnsafe<{ name: string; sum: string }[]>(sums.join(" UNION ALL "));
	const tables = Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
	return { tables, files: await listFiles(dataDir) };
}

/** Files below a directory, sorted. */
export async function listFiles(dir: string): Promise<string[]> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	return entries
		.map((entry) => `${relative(dir, join(entry.parentPath, entry.name))}${entry.isDirectory() ? "/" : ""}`)
		.sort();
}
