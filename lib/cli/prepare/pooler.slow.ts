import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { env } from "#lib/config/env.ts";
import { PooledDatabaseError } from "#lib/db/statement-keeping.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { MINUTE_MS } from "#lib/units.ts";

/** Needs the program pgbouncer, which is Debian’s package of this name. */
const installation = useTestDatabase();

let pooler: ChildProcess | null = null;
afterEach(async () => {
	if (pooler?.exitCode === null && pooler.kill()) await once(pooler, "exit");
});

async function freePort(): Promise<number> {
	const server = createServer().listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	return port;
}

/** Starts PgBouncer in front of the test’s database and gives its address. */
async function startPooler(mode: "transaction" | "session"): Promise<string> {
	const database = new URL(env().databaseUrl);
	const host = database.searchParams.get("host") ?? database.hostname;
	const port = await freePort();
	const login = `user=${database.username} password=${decodeURIComponent(database.password)}`;
	const lines = [
		"[databases]",
		`signet = host=${host} port=${database.port || 5432} dbname=${database.pathname.slice(1)} ${login}`,
		"[pgbouncer]",
		"listen_addr = 127.0.0.1",
		`listen_port = ${port}`,
		"unix_socket_dir =",
		"auth_type = any",
		`pool_mode = ${mode}`,
	];
	const path = join(installation.dataDir, "pgbouncer.ini");
	writeFileSync(path, lines.join("\n"));
	chmodSync(installation.dataDir, 0o755);
	// Only its owner may connect to the server’s socket, and PgBouncer does not run as root.
	const owner = () => execFileSync("id", ["-nu", String(statSync(host).uid)], { encoding: "utf8" }).trim();
	const as = process.getuid?.() === 0 ? ["-u", owner()] : [];
	pooler = spawn("pgbouncer", [...as, path], { stdio: ["ignore", "ignore", "pipe"] });
	for await (const chunk of pooler.stderr ?? []) if (String(chunk).includes("process up")) break;
	return `postgresql://${database.username}@127.0.0.1:${port}/signet`;
}

/** What the start says of a database. */
async function prepareWith(databaseUrl: string): Promise<unknown> {
	const child = fork("lib/cli/prepare.ts", {
		execArgv: ["--import", "tsx"],
		env: { ...process.env, DATABASE_URL: databaseUrl },
	});
	const [[message]] = await Promise.all([once(child, "message"), once(child, "exit")]);
	return message;
}

it("PgBouncer in transaction mode is refused with the parameter that it needs", { timeout: MINUTE_MS }, async () => {
	const url = await startPooler("transaction");
	expect(await prepareWith(url)).toEqual({ type: "refused", sentence: new PooledDatabaseError().message });
	expect(await prepareWith(`${url}?pgbouncer=true`)).toMatchObject({ type: "prepared" });
});

it("PgBouncer in session mode is not", { timeout: MINUTE_MS }, async () => {
	expect(await prepareWith(await startPooler("session"))).toMatchObject({ type: "prepared" });
});
