import { AppError } from "./app-error.ts";

/**
 * Temporary failures: the same call can work later, so it is answered with 503 and the seconds until a retry makes
 * sense. Keyed by SQLSTATE if the server sends one (first the code, then its class), else by the code of the driver or
 * the operating system.
 */
const RETRY_AFTER_SECONDS: Record<string, number> = {
	/** Connection exceptions; rollbacks after a deadlock; operator intervention, timeouts among them. */
	"08": 2,
	"40": 2,
	"57": 2,
	/** Insufficient resources: disk full, out of memory, too many connections. System errors of the server's disk. */
	"53": 10,
	"58": 10,
	/** A server that is read-only, as after a failover, or accepts no connections; a lock not granted in time. */
	"25006": 5,
	"55000": 5,
	"55P03": 2,
	/** Prisma: not reachable, closed, too slow, no free connection, write conflict, too many connections. */
	P1001: 2,
	P1002: 2,
	P1008: 2,
	P1017: 2,
	P2024: 2,
	P2028: 2,
	P2034: 2,
	P2037: 10,
	DatabaseNotReachable: 2,
	ConnectionClosed: 2,
	SocketTimeout: 2,
	TooManyConnections: 10,
	/** Network failures, and resources the machine has run out of. */
	ECONNREFUSED: 2,
	ECONNRESET: 2,
	EPIPE: 2,
	ENOSPC: 30,
	EDQUOT: 30,
	EROFS: 30,
	EMFILE: 10,
	ENFILE: 10,
};

/** Messages of the driver without a code, and of a child process that passes on only a message. */
const MESSAGES =
	/^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|(ENOSPC|EDQUOT|EROFS|EMFILE|ENFILE): )/;

/** Seconds until a retry when the object storage answers 5xx or 429, or doesn’t answer. */
const STORAGE_SECONDS = 10;

/** The Unavailable error for a temporary failure; null for every other one. */
export function asUnavailable(thrown: unknown): AppError | null {
	if (thrown instanceof AppError) return thrown.code === "Unavailable" ? thrown : null;
	const retryAfterSeconds = retryAfter(thrown);
	if (retryAfterSeconds === null) return null;
	const error = new AppError("Unavailable", undefined, { retryAfterSeconds });
	error.cause = thrown;
	return error;
}

function retryAfter(thrown: unknown): number | null {
	if (typeof thrown !== "object" || thrown === null) return null;
	const { code, originalCode, kind, message, cause, meta, $metadata } = thrown as Record<string, unknown>;
	for (const name of [originalCode, code, kind]) {
		const seconds = secondsOf(name);
		if (seconds !== undefined) return seconds;
	}
	const said = typeof message === "string" ? MESSAGES.exec(message) : null;
	if (said) return secondsOf(said[1]) ?? 2;
	if ($metadata !== undefined) return isPassingStatus(Object($metadata).httpStatusCode) ? STORAGE_SECONDS : null;
	const { driverAdapterError } = Object(meta) as Record<string, unknown>;
	return retryAfter(cause) ?? retryAfter(driverAdapterError);
}

function secondsOf(name: unknown): number | undefined {
	if (typeof name !== "string") return undefined;
	const isSqlState = /^[0-9][0-9A-Z]{4}$/.test(name);
	return RETRY_AFTER_SECONDS[name] ?? (isSqlState ? RETRY_AFTER_SECONDS[name.slice(0, 2)] : undefined);
}

function isPassingStatus(status: unknown): boolean {
	return typeof status !== "number" || status >= 500 || status === 429;
}
