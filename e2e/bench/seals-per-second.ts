import { perSecond, timed } from "./figures.ts";
import { withDatabase } from "./with-database.ts";

const LOOK_EVERY_MS = 3;

/**
 * Resolves when all documents are sealed. The database is asked, as a webhook would tell: clients that ask the API all
 * the time would measure themselves.
 */
export async function sealed(databaseUrl: string, documentIds: readonly string[]): Promise<void> {
	await withDatabase(databaseUrl, async (database) => {
		for (;;) {
			const { rows } = await database.query(
				`SELECT count(*)::int AS done FROM "Document" WHERE id = ANY($1::uuid[]) AND status = 'Completed'`,
				[documentIds],
			);
			if (rows[0]?.done === documentIds.length) return;
			await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
		}
	});
}

/** How many documents are sealed in a second when a number of signers finish at the same time, each followed by the next. */
export async function sealsPerSecond(
	databaseUrl: string,
	clients: number,
	ready: readonly { documentId: string; path: string }[],
	finish: (path: string) => Promise<void>,
): Promise<number> {
	const ms = await timed(async () => {
		await perSecond(clients, ready.length, async (index) => finish(ready[index]?.path ?? ""));
		await sealed(
			databaseUrl,
			ready.map((one) => one.documentId),
		);
	});
	return (ready.length * 1000) / ms;
}
