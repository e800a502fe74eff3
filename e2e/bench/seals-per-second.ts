import { perSecond } from "./figures.ts";
import { withDatabase } from "./with-database.ts";

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
	const ids = ready.map((one) => one.documentId);
	const seconds = await withDatabase(databaseUrl, async (database) => {
		const startedAt = performance.now();
		await perSecond(clients, ready.length, async (index) => finish(ready[index]?.path ?? ""));
		for (;;) {
			const { rows } = await database.query(
				`SELECT count(*)::int AS done FROM "Document" WHERE id = ANY($1::uuid[]) AND status = 'Completed'`,
				[ids],
			);
			if (rows[0]?.done === ready.length) return (performance.now() - startedAt) / 1000;
			await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
		}
	});
	return ready.length / seconds;
}
