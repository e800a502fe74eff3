import { DatabaseClient } from "./choose-host.ts";
import { UnreachableDatabaseError } from "./migrate.ts";

/** "sgnt" in ASCII. */
const START_LOCK = 0x73676e74;

/** A database that accepts the connection but never answers counts as unreachable. */
const CONNECT_TIMEOUT_MS = 30_000;

/**
 * Held for the transaction, not the session: a pooler may give a session's connection to another client, which would
 * then hold the lock. A server that loses power is detected within a minute instead of the kernel's two hours.
 */
const BEGIN = `
	BEGIN;
	SET LOCAL idle_in_transaction_session_timeout = 0;
	SET LOCAL statement_timeout = 0;
	SET LOCAL lock_timeout = 0;
	SET LOCAL tcp_keepalives_idle = 30;
	SET LOCAL tcp_keepalives_interval = 10;
	SET LOCAL tcp_keepalives_count = 3`;

/**
 * Runs work while no other server prepares the same database. The lock ends with the process that holds it, so after
 * a kill the next server can take it.
 *
 * @param onWait called once when another server holds the lock
 * @throws UnreachableDatabaseError
 * @throws Error when the connection is lost before the work is done: another server may have begun
 */
export async function withStartLock<T>(databaseUrl: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
	const client = new DatabaseClient({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
	const lost = new Promise<never>((_, reject) => {
		client.on("error", reject);
	});
	lost.catch(() => undefined);
	await client.connect().catch((error) => {
		throw new UnreachableDatabaseError(error);
	});
	try {
		await client.query(BEGIN);
		const { rows } = await client.query("SELECT pg_try_advisory_xact_lock($1) AS held", [START_LOCK]);
		if (rows[0]?.held !== true) {
			onWait();
			await client.query("SELECT pg_advisory_xact_lock($1)", [START_LOCK]);
		}
		return await Promise.race([work(), lost]);
	} finally {
		await client.end();
	}
}
