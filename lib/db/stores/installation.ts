import { db } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";

/** A fact about the installation, as last recorded; null when it never was. */
export async function readFact(key: Unscoped<"installation", string>): Promise<string | Record<string, string> | null> {
	const row = await db().installation.findUnique({ where: { key } });
	return row && readJson("Installation", row).value;
}

/** Records a fact about the installation in place of the former one. */
export async function recordFact(
	key: Unscoped<"installation", string>,
	value: string | Record<string, string>,
): Promise<void> {
	await db().installation.upsert({ where: { key }, create: { key, value }, update: { value } });
}

/** Takes a fact back; nothing happens when it was never recorded. */
export async function forgetFact(key: Unscoped<"installation", string>): Promise<void> {
	await db().installation.deleteMany({ where: { key } });
}

/** Asks the database for nothing, to see that it answers. */
export async function pingDatabase(): Promise<void> {
	await db().$queryRaw`SELECT 1`;
}

/** Whether the job queues are there and can be written to by this connection. */
export async function pingQueue(): Promise<void> {
	await db().$queryRaw`SELECT 1 FROM pgboss.queue LIMIT 1`;
}
