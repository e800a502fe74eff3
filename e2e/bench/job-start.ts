import type pg from "pg";
import { withDatabase } from "./with-database.ts";

const LOOK_EVERY_MS = 10;
const BETWEEN_MS = 200;

/**
 * How long jobs of an idle installation wait: from the time of the transaction that asks for a mail, which is
 * before its commit, to the start of its job.
 *
 * @param send stores one document, whose signer is mailed
 * @returns milliseconds of each
 */
export async function jobStarts(databaseUrl: string, times: number, send: () => Promise<string>): Promise<number[]> {
	return withDatabase(databaseUrl, async (database) => {
		const waited: number[] = [];
		while (waited.length < times) {
			await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
			waited.push(await startOf(database, await send()));
		}
		return waited;
	});
}

async function startOf(database: pg.Client, documentId: string): Promise<number> {
	for (;;) {
		const { rows } = await database.query(
			`SELECT extract(epoch FROM started_on - created_on) * 1000 AS ms FROM pgboss.job
			WHERE name = 'mail' AND data->>'documentId' = $1 AND started_on IS NOT NULL`,
			[documentId],
		);
		if (rows[0]) return Number(rows[0].ms);
		await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
	}
}
