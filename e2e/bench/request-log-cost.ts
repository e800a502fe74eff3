import { median, repeat } from "./figures.ts";
import { insertRequests } from "./insert-requests.ts";
import { withDatabase } from "./with-database.ts";

/** How many sends make a block, and how often a block with the log and one without take turns. */
const [SENDS, TURNS] = [12, 10];
const LET_NOTHING_IN = `
	CREATE FUNCTION bench_nothing() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
	CREATE TRIGGER bench_nothing BEFORE INSERT ON "ApiRequest" FOR EACH ROW EXECUTE FUNCTION bench_nothing()`;
const LET_IN_AGAIN = `DROP TRIGGER bench_nothing ON "ApiRequest"; DROP FUNCTION bench_nothing()`;

/**
 * What the log of the API costs a send: blocks of sends with it and without it take turns in one run, on a log of
 * 100,000 calls. Without it the database lets no row in; that a call is noted in memory, and the statement of each
 * second, are in both.
 *
 * @returns the median send with it by the median send without it, and both in milliseconds
 */
export async function requestLogCost(
	databaseUrl: string,
	send: () => Promise<unknown>,
): Promise<{ ratio: number; withMs: number; withoutMs: number }> {
	await insertRequests(databaseUrl, 100_000);
	await repeat(5, send);
	const figures: Record<"with" | "without", number[]> = { with: [], without: [] };
	for (let turn = 0; turn < TURNS; turn += 1) {
		// Who is first changes: what warms up or tires over a run is in both.
		for (const kind of turn % 2 === 0 ? (["with", "without"] as const) : (["without", "with"] as const)) {
			if (kind === "without") await run(databaseUrl, LET_NOTHING_IN);
			figures[kind].push(...(await repeat(SENDS, send)));
			if (kind === "without") await run(databaseUrl, LET_IN_AGAIN);
		}
	}
	const [withMs, withoutMs] = [median(figures.with), median(figures.without)];
	return { ratio: withMs / withoutMs, withMs, withoutMs };
}

async function run(databaseUrl: string, statements: string): Promise<void> {
	await withDatabase(databaseUrl, async (client) => {
		await client.query(statements);
	});
}
