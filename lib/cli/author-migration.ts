import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MIGRATIONS_DIR } from "#lib/db/migrate.ts";
import { diffSchemas, readSchemaFiles } from "#lib/db/schema-engine.ts";

/**
 * `npm run db:diff -- <name>` writes the migration from the schema as it was at the last migration
 * (prisma/migrations/schema.prisma) to the schema as it is. Read what it wrote before committing it.
 */
async function authorMigration(name: string): Promise<string> {
	if (!/^[a-z][a-z0-9_]*$/.test(name))
		throw new Error("Give the migration a lower-case name: npm run db:diff -- add_teams");
	const snapshot = join(MIGRATIONS_DIR, "schema.prisma");
	const before = existsSync(snapshot) ? [{ path: "schema.prisma", content: await readFile(snapshot, "utf8") }] : null;
	const files = await readSchemaFiles(join(process.cwd(), "prisma", "schema"));
	const sql = await diffSchemas(before, files);
	if (!sql) return "The schema hasn’t changed since the last migration.";
	const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
	const dir = join(MIGRATIONS_DIR, `${stamp}_${name}`);
	await mkdir(dir, { recursive: true });
	await writeFile(join(dir, "migration.sql"), sql);
	await writeFile(snapshot, files.map(({ content }) => content).join("\n"));
	return `Wrote ${join(dir, "migration.sql")}`;
}

try {
	process.stdout.write(`${await authorMigration(process.argv[2] ?? "")}\n`);
} catch (error) {
	process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
	process.exitCode = 1;
}
