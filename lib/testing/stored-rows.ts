import { db } from "#lib/db/client.ts";

/** Counters of calls, when keys were last used, and answers kept: no matter of what a call does. */
const NO_EFFECT = ["rate_limits", "ApiKey", "IdempotencyKey"];

/**
 * A number per table, jobs included, that another row or another value changes: whether a call had any
 * effect shows in whether two of these are equal.
 */
export async function storedRows(): Promise<Record<string, string>> {
	const tables = await db().$queryRawUnsafe<{ name: string; table: string }[]>(
		`SELECT c.relname AS table, format('%I.%I', n.nspname, c.relname) AS name
		FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE c.relkind = 'r' AND n.nspname !~ '^(pg_|information_schema)'`,
	);
	const sums = tables
		.filter(({ table }) => !NO_EFFECT.includes(table))
		.map(({ name }) => `SELECT '${name}' AS name, sum(hashtextextended(t::text, 0))::text AS sum FROM ${name} t`);
	const rows = await db().$queryRawUnsafe<{ name: string; sum: string | null }[]>(sums.join(" UNION ALL "));
	return Object.fromEntries(rows.map(({ name, sum }) => [name, sum ?? ""]));
}
