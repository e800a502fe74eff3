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

/**
 * Asks whether the database can be written to, without writing.
 *
 * @returns false for a standby, and where transactions are read-only
 */
export async function isDatabaseWritable(): Promise<boolean> {
	const [row] = await db().$queryRaw<{ isWritable: boolean }[]>`
		SELECT NOT pg_is_in_recovery() AND current_setting('transaction_read_only') = 'off' AS "isWritable"`;
	return row?.isWritable ?? false;
}

/** Whether the job queues are there and can be written to by this connection. */
export async function pingQueue(): Promise<void> {
	await db().$queryRaw`SELECT 1 FROM pgboss.queue LIMIT 1`;
}
