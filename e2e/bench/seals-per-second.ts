import pg from "pg";
import { perSecond } from "./figures.ts";

const LOOK_EVERY_MS = 20;

/**
 * How many documents are sealed in a second when a number of signers finish at the same time, each
 * followed by the next. The database is asked whether all are there, as a webhook would tell: eight
 * clients that ask the API all the time would measure themselves.
 */
export async function sealsPerSecond(
	databaseUrl: string,
	clients: number,
	ready: readonly { documentId: string; path: string }[],
	finish: (path: string) => Promise<void>,
): Promise<number> {
	const database = new pg.Client({ connectionString: databaseUrl });
	await database.connect();
	const ids = ready.map((one) => one.documentId);
	const startedAt = performance.now();
	try {
		await perSecond(clients, ready.length, async (index) => finish(ready[index]?.path ?? ""));
		for (;;) {
			const { rows } = await database.query(
				`SELECT count(*)::int AS done FROM "Document" WHERE id = ANY($1::uuid[]) AND status = 'Completed'`,
				[ids],
			);
			if (rows[0]?.done === ready.length) break;
			await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
		}
	} finally {
		await database.end();
	}
	return (ready.length * 1000) / (performance.now() - startedAt);
}
