import type pg from "pg";
import { env } from "#lib/config/env.ts";
import { perProcess } from "#lib/config/per-process.ts";
import { DatabaseClient, forgetHosts } from "./choose-host.ts";

/** The program that opens connections. */
export type ProgramName = "web" | "worker" | "admin";

/**
 * How long one statement may run, in milliseconds. A later answer is of no use to a request, nor to a job that exports
 * or deletes an account once its own time limit is over. Commands migrate, back up and restore without a limit.
 */
const STATEMENT_MS: Record<ProgramName, number | null> = { web: 30_000, worker: 900_000, admin: null };

/** Time for the server's own error to arrive before the client treats the connection as dead. */
const ANSWER_MS = 5_000;

/** Detects a peer that vanished without closing, before a proxy's idle timeout cuts the connection. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };

const LIMIT = "statement_timeout";

const READ_ONLY = "25006";

type Shared = {
	program: ProgramName;
	/** Whether statement_timeout is accepted when a connection opens; PgBouncer refuses it. Asked once. */
	takesTimeout: Promise<boolean> | null;
	/** When the server last refused to write, by `performance.now()`. */
	refusedAt: number;
	/** Idle connections in the pools. */
	idle: Set<PooledConnection>;
};

const shared = perProcess(
	"database-connections",
	(): Shared => ({ program: "admin", takesTimeout: null, refusedAt: Number.NEGATIVE_INFINITY, idle: new Set() }),
);

/** Sets the program that names this process’s connections. */
export function nameProgram(program: ProgramName): void {
	shared.program = program;
	shared.takesTimeout = null;
}

/**
 * Options of every pool on the database of this process.
 *
 * @param use follows the program in the connection's application_name; the main pool has none
 */
export function poolOptions(use?: "jobs"): pg.PoolConfig {
	const limitMs = statementLimit();
	return {
		connectionString: withoutLimit(env().databaseUrl),
		application_name: ["signet", shared.program, ...(use ? [use] : [])].join("-"),
		...KEEP_ALIVE,
		...(limitMs === null ? {} : { query_timeout: limitMs + ANSWER_MS }),
		Client: PooledConnection,
	};
}

/**
 * Options of a single connection outside the pools.
 *
 * @param name its application_name
 */
export function clientOptions(databaseUrl: string, name: string): pg.ClientConfig {
	return { connectionString: withoutLimit(databaseUrl), application_name: name, ...KEEP_ALIVE };
}

/** Whether DATABASE_URL says, as Prisma’s do, that a pooler stands before the server and knows no prepared statements. */
export function isPooled(): boolean {
	return /[?&]pgbouncer=true(?:&|$)/.test(env().databaseUrl);
}

/** In milliseconds; null: no limit. A limit in DATABASE_URL takes precedence; 0 there means none. */
function statementLimit(): number | null {
	const limitMs = STATEMENT_MS[shared.program];
	const given = new URL(env().databaseUrl).searchParams.get(LIMIT);
	return limitMs === null || given === null ? limitMs : Number.parseInt(given, 10) || null;
}

/** Otherwise the driver would send the limit with every connection, those of commands included. */
function withoutLimit(databaseUrl: string): string {
	if (!databaseUrl.includes(LIMIT)) return databaseUrl;
	const url = new URL(databaseUrl);
	url.searchParams.delete(LIMIT);
	return url.href;
}

/** Properties of a pg client that its types leave out. */
type Internals = { connectionParameters: { statement_timeout?: unknown }; _activeQuery: unknown };

/**
 * A connection that its pool drops after use if its server has become read-only, so that after a failover the next
 * connection reaches the new primary, or if a statement never ended.
 */
class PooledConnection extends DatabaseClient {
	readonly #config: pg.ClientConfig;
	#openedAt = 0;
	#giveBack: (error?: Error | boolean) => void = () => undefined;

	constructor(config: pg.ClientConfig = {}) {
		super(config);
		this.#config = config;
		this.connection.on("errorMessage", ({ code }: { code?: string }) => {
			if (code === READ_ONLY) dropConnections();
		});
		this.once("end", () => shared.idle.delete(this));
	}

	/** Set by the pool each time it checks the connection out. */
	get release() {
		return (error?: Error | boolean) => {
			const isSpent = error || this.#isSpent();
			if (!isSpent) shared.idle.add(this);
			this.#giveBack(isSpent);
		};
	}

	set release(giveBack: (error?: Error | boolean) => void) {
		shared.idle.delete(this);
		this.#giveBack = giveBack;
	}

	protected override async open(): Promise<this> {
		const limitMs = statementLimit();
		if (limitMs !== null && (await takesTimeout(this.#config))) {
			(this as unknown as Internals).connectionParameters.statement_timeout = limitMs;
		}
		// Before, since a server may refuse another connection’s write while it accepts this one.
		this.#openedAt = performance.now();
		await super.open();
		// Starting workers takes longer than any query of a request. A pooler accepts this, but no startup parameter.
		if (shared.program !== "admin") await this.query("SET max_parallel_workers_per_gather = 0");
		return this;
	}

	#isSpent(): boolean {
		return this.#openedAt <= shared.refusedAt || Boolean((this as unknown as Internals)._activeQuery);
	}
}

/** Closes idle connections; those in use are dropped when they are released. */
function dropConnections(): void {
	shared.refusedAt = performance.now();
	forgetHosts();
	// The pool treats it as a broken connection.
	for (const one of shared.idle) one.connection.stream.destroy();
	shared.idle.clear();
}

function takesTimeout(config: pg.ClientConfig): Promise<boolean> {
	shared.takesTimeout ??= tryTimeout(config);
	return shared.takesTimeout;
}

async function tryTimeout(config: pg.ClientConfig): Promise<boolean> {
	const client = new DatabaseClient({ ...config, statement_timeout: ANSWER_MS });
	client.on("error", () => undefined);
	try {
		await client.connect();
		return true;
	} catch (error) {
		if (error instanceof Error && /startup parameter|statement_timeout/.test(error.message)) return false;
		// The connection being opened will fail for the same reason, and report it.
		shared.takesTimeout = null;
		return true;
	} finally {
		await client.end().catch(() => undefined);
	}
}
