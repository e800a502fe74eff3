import { db } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/**
 * Notes objects that are about to be put and that no row refers to yet. Nothing waits for the disk: a note that is lost
 * when the database server crashes leaves at worst an object that no one deletes.
 */
export async function noteUnreferenced(keys: Unscoped<"installation", string[]>): Promise<void> {
	// Always in the same order, so that two puts of the same files can’t deadlock.
	const sorted = [...new Set(keys)].sort();
	await db().$executeRaw`
		WITH "unsynced" AS (SELECT set_config('synchronous_commit', 'off', true))
		INSERT INTO "UnreferencedObject" ("key") SELECT "key" FROM unnest(${sorted}::text[]) AS "key", "unsynced" WHERE true
		ON CONFLICT ("key") DO UPDATE SET "since" = EXCLUDED."since"`;
}

/** Objects noted before a time, in the order of their keys. */
export async function listUnreferenced(
	before: Unscoped<"installation", Date>,
	after: string,
	limit: number,
): Promise<string[]> {
	const rows = await db().unreferencedObject.findMany({
		where: { since: { lt: before }, key: { gt: after } },
		orderBy: { key: "asc" },
		take: limit,
		select: { key: true },
	});
	return rows.map(({ key }) => key);
}

/** The given keys that are noted. */
export async function areUnreferenced(keys: Unscoped<"installation", string[]>): Promise<Set<string>> {
	const rows = await db().unreferencedObject.findMany({ where: { key: { in: keys } }, select: { key: true } });
	return new Set(rows.map(({ key }) => key));
}

/** Removes the notes of these keys that are older than a time; a note renewed since then stays. */
export async function forgetUnreferenced(keys: Unscoped<"installation", string[]>, before: Date): Promise<void> {
	await db().unreferencedObject.deleteMany({ where: { key: { in: keys }, since: { lt: before } } });
}
