import { expect, it } from "vitest";
import { isDatabaseAway } from "./is-database-away.ts";

const byAdapter = (code: string, cause: object) =>
	Object.assign(new Error("Invalid invocation"), {
		code,
		meta: { driverAdapterError: { name: "DriverAdapterError", cause } },
	});

it.each([
	["a server that starts up, by a raw query", byAdapter("P2010", { kind: "postgres", code: "57P03" })],
	["a server that starts up, by a model", byAdapter("P2039", { kind: "postgres", code: "57P03" })],
	["a server that was killed", byAdapter("P2039", { kind: "postgres", code: "57P01" })],
	["no server", byAdapter("P2010", { kind: "DatabaseNotReachable", host: "/run/.s.PGSQL.5432" })],
	["no server, by a model", Object.assign(new Error("Can't reach database server"), { code: "P1001" })],
	["a cut connection", Object.assign(new Error("write EPIPE"), { code: "EPIPE" })],
	["a cut connection, by the driver", new Error("Connection terminated unexpectedly")],
	["a connection that broke before", new Error("Client has encountered a connection error and is not queryable")],
	["no free connection", Object.assign(new Error("Unable to start a transaction"), { code: "P2028" })],
])("%s is a database that is away", (_, error) => {
	expect(isDatabaseAway(error)).toBe(true);
});

it.each([
	["a broken rule", byAdapter("P2010", { kind: "postgres", code: "23505" })],
	["a wrong statement", byAdapter("P2039", { kind: "postgres", code: "42703" })],
	["our own mistake", new TypeError("undefined is not a function")],
	["nothing", null],
])("%s is not", (_, error) => {
	expect(isDatabaseAway(error)).toBe(false);
});
