/** Codes of Prisma, the system and the server for a database that cannot be reached just now. */
const CODES = new Set([
	"P1001",
	"P1002",
	"P1008",
	"P1017",
	"P2024",
	"P2028",
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"57P01",
	"57P02",
	"57P03",
]);

/** What the driver adapter calls it, and the driver when it has no code. */
const KINDS = new Set(["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout"]);
const MESSAGES = /^(?:Connection terminated|Client has encountered a connection error)/;

/** Whether something was thrown because the database is restarting or cut us off: the same call may work soon. */
export function isDatabaseAway(thrown: unknown): boolean {
	if (typeof thrown !== "object" || thrown === null) return false;
	const { code, kind, message, cause, meta } = thrown as Record<string, unknown>;
	if (CODES.has(String(code)) || KINDS.has(String(kind))) return true;
	if (typeof message === "string" && MESSAGES.test(message)) return true;
	const { driverAdapterError } = (meta ?? {}) as Record<string, unknown>;
	return isDatabaseAway(cause) || isDatabaseAway(driverAdapterError);
}
