import { createHash } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";
import { db } from "#lib/db/client.ts";

/** Counted calls are the one thing that a refused call leaves. */
const IGNORED = new Set(["rate_limits"]);

/** Everything an installation keeps: every table's rows by content, every waiting job, every file. */
export type InstallationState = { tables: Record<string, string>; files: string[] };

/** What is kept now; two equal states mean that nothing was stored in between. */
export async function readInstallationState(dataDir: string): Promise<InstallationState> {
	const names = await db().$queryRaw<{ schema: string; name: string }[]>`
		SELECT schemaname AS "schema", tablename AS "name" FROM pg_tables
		WHERE schemaname = 'public' OR (schemaname = 'pgboss' AND tablename IN ('job', 'job_common', 'schedule'))
		ORDER BY 1, 2`;
	const tables: Record<string, string> = {};
	for (const { schema, name } of names.filter((one) => !IGNORED.has(one.name))) {
		const rows = await db().$queryRawUnsafe<{ row: string }[]>(
			// A key's last use is no part of what a call stores.
			`SELECT (to_jsonb(t) - 'lastUsedAt')::text AS "row" FROM "${schema}"."${name}" t ORDER BY 1`,
		);
		const hash = createHash("sha256").update(rows.map((one) => one.row).join("\n"));
		tables[`${schema}.${name}`] = `${rows.length} rows, ${hash.digest("hex").slice(0, 12)}`;
	}
	return { tables, files: await listFiles(dataDir) };
}

/** Files below a directory, sorted. */
export async function listFiles(dir: string): Promise<string[]> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	return entries
		.map((entry) => `${relative(dir, join(entry.parentPath, entry.name))}${entry.isDirectory() ? "/" : ""}`)
		.sort();
}
