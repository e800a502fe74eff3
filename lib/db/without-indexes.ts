import type pg from "pg";

type Structure = { table: string; name: string; definition: string; kind: "foreignKey" | "key" | "index" };

/**
 * Indexes, keys and foreign keys of the product's own tables; CHECK constraints, which cost little, aren't among them.
 * Tables of the queue and partitioned tables are left out: their indexes depend on each other.
 */
const STRUCTURES = `
	SELECT k.conrelid::regclass::text AS table, quote_ident(k.conname) AS name, pg_get_constraintdef(k.oid) AS definition,
		CASE k.contype WHEN 'f' THEN 'foreignKey' ELSE 'key' END AS kind
	FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
	WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
		AND k.contype IN ('f', 'p', 'u', 'x')
	UNION ALL
	SELECT i.indrelid::regclass::text, i.indexrelid::regclass::text, pg_get_indexdef(i.indexrelid), 'index'
	FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
	WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND NOT c.relispartition
		AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.contype IN ('p', 'u', 'x'))
	ORDER BY 1, 2`;

/**
 * Fills tables without their indexes and makes these afterwards, which for a million rows takes a fraction of the time
 * that keeping them up to date takes. In the caller's transaction.
 *
 * @throws Error when the rows break a constraint
 */
export async function withoutIndexes(
	client: pg.Client,
	fill: () => Promise<void>,
	onProgress: (line: string) => void,
): Promise<void> {
	const { rows } = await client.query<Structure>(STRUCTURES);
	const of = (kind: Structure["kind"]) => rows.filter((row) => row.kind === kind);
	const [foreignKeys, keys, indexes] = [of("foreignKey"), of("key"), of("index")];
	for (const { table, name } of [...foreignKeys, ...keys]) {
		await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
	}
	for (const { name } of indexes) await client.query(`DROP INDEX ${name}`);
	await fill();
	await client.query("SET LOCAL maintenance_work_mem = '256MB'");
	onProgress(`Building ${keys.length + indexes.length} indexes …`);
	for (const { table, name, definition } of keys) {
		await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
	}
	for (const { definition } of indexes) await client.query(definition);
	onProgress(`Checking ${foreignKeys.length} references between tables …`);
	for (const { table, name, definition } of foreignKeys) {
		await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
	}
}
