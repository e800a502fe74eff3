import { DatabaseClient } from "./choose-host.ts";
import { clientOptions } from "./connection.ts";

const TIMEOUT_MS = 2_000;
const STATEMENT = { name: "signet-probe", text: "SELECT 1" };

/** The connection leads through a pooler that gives each transaction another server process. */
export class PooledDatabaseError extends Error {
	constructor() {
		super(
			"The pooler in DATABASE_URL doesn’t keep prepared statements. Add the parameter pgbouncer=true to DATABASE_URL.",
		);
		this.name = "PooledDatabaseError";
	}
}

/**
 * Whether a connection loses the statements it has prepared, as behind PgBouncer in transaction mode. One statement is
 * prepared, then a second connection keeps the server process it was prepared in, so that the first gets another one.
 */
export async function losesStatements(databaseUrl: string): Promise<boolean> {
	const options = { ...clientOptions(databaseUrl, "signet-probe"), query_timeout: TIMEOUT_MS };
	const [first, second] = [new DatabaseClient(options), new DatabaseClient(options)];
	for (const client of [first, second]) client.on("error", () => undefined);
	try {
		await first.connect();
		await second.connect();
		await first.query(STATEMENT);
		await second.query("BEGIN");
		await first.query(STATEMENT);
		return false;
	} catch (error) {
		// Of any other failure, the work that follows says more.
		return error instanceof Error && "code" in error && error.code === "26000";
	} finally {
		await Promise.all([first.end(), second.end()].map((ended) => ended.catch(() => undefined)));
	}
}
