import { expect, it } from "vitest";
import { AppError } from "./app-error.ts";
import { asUnavailable } from "./unavailable.ts";

const byAdapter = (code: string, cause: object) =>
	Object.assign(new Error("Invalid invocation"), {
		code,
		meta: { driverAdapterError: { name: "DriverAdapterError", cause } },
	});

it.each([
	["a server that is starting up, in a raw query", byAdapter("P2010", { kind: "postgres", code: "57P03" })],
	["a server that is starting up, in a model query", byAdapter("P2039", { kind: "postgres", code: "57P03" })],
	["a server that was killed", byAdapter("P2039", { kind: "postgres", code: "57P01" })],
	["no server", byAdapter("P2010", { kind: "DatabaseNotReachable", host: "/run/.s.PGSQL.5432" })],
	["no server, in a model query", Object.assign(new Error("Can't reach database server"), { code: "P1001" })],
	["a cut connection", Object.assign(new Error("write EPIPE"), { code: "EPIPE" })],
	["a cut connection, by the driver", new Error("Connection terminated unexpectedly")],
	["a connection that was already broken", new Error("Client has encountered a connection error and is not queryable")],
	["no free connection", Object.assign(new Error("Unable to start a transaction"), { code: "P2028" })],
	["a deadlock", byAdapter("P2034", { kind: "TransactionWriteConflict", originalCode: "40P01" })],
	["a read-only server", byAdapter("P2010", { kind: "postgres", code: "25006" })],
	["a database that accepts no connections", byAdapter("P2010", { kind: "postgres", code: "55000" })],
	["a server whose disk is full", byAdapter("P2039", { kind: "postgres", code: "53100" })],
	["too many connections", byAdapter("P2037", { kind: "TooManyConnections", originalCode: "53300" })],
	["a statement that took too long", byAdapter("P2010", { kind: "postgres", code: "57014" })],
	["an answer that never came", new Error("Query read timeout")],
	["a full disk", Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" })],
	["a full disk, by a child process", new Error("ENOSPC: no space left on device, write")],
	["a full object storage", Object.assign(new Error("full"), { $metadata: { httpStatusCode: 507 } })],
	["an unreachable object storage", Object.assign(new Error("timeout"), { $metadata: {} })],
])("%s is temporary", (_, error) => {
	expect(asUnavailable(error)).toMatchObject({ code: "Unavailable", status: 503, cause: error });
	expect(asUnavailable(error)?.retryAfterSeconds).toBeGreaterThan(0);
});

it.each([
	["a violated constraint", byAdapter("P2010", { kind: "postgres", code: "23505" })],
	["an invalid statement", byAdapter("P2039", { kind: "postgres", code: "42703" })],
	["a programming error", new TypeError("undefined is not a function")],
	["nothing", null],
	["a bucket without access", Object.assign(new Error("denied"), { $metadata: { httpStatusCode: 403 } })],
	["a refusal", new AppError("Conflict")],
])("%s is not temporary", (_, error) => {
	expect(asUnavailable(error)).toBeNull();
});
