import pg from "pg";
import { poolOptions } from "./connection.ts";
import { nameStatement } from "./name-statement.ts";

/** Runs single statements, each a transaction of its own. */
type StatementPool = {
	executeSql: (text: string, values?: unknown[]) => Promise<pg.QueryResult>;
	/** May be called again. */
	close: () => Promise<void>;
};

/**
 * Connections for few statements that are repeated all the time: each stays prepared, so that Postgres need
 * not parse and plan it again, which is most of its work for a look into an empty queue.
 *
 * @param size connections at most
 */
export function openStatementPool(size: number): StatementPool {
	const pool = new pg.Pool({ ...poolOptions("jobs"), max: size, connectionTimeoutMillis: 10_000 });
	// A connection that breaks while nobody uses it is replaced at the next statement.
	pool.on("error", () => undefined);
	let ended: Promise<void> | undefined;
	return {
		executeSql: (text, values = []) => pool.query({ name: nameStatement({ sql: text }), text, values }),
		close() {
			ended ??= pool.end();
			return ended;
		},
	};
}
