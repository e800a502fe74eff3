import { connect, createServer, type Socket } from "node:net";
import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { env, resetEnv } from "#lib/config/env.ts";
import { queue } from "#lib/queue/queue.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";
import { setReadOnly } from "#lib/testing/read-only.ts";
import { closeDb, db } from "./client.ts";
import { nameProgram, poolOptions } from "./connection.ts";
import { openStatementPool } from "./statement-pool.ts";
import { inTransaction } from "./transaction.ts";

const installation = useTestDatabase();

afterEach(async () => {
	await closeDb();
	process.env.DATABASE_URL = installation.databaseUrl;
	resetEnv();
	nameProgram("admin");
});

/** Settings of the main pool’s connections, as the server sees them. */
async function settings() {
	const [row] = await db().$queryRaw<{ name: string; limit: string; workers: string }[]>`
		SELECT current_setting('application_name') AS name, current_setting('statement_timeout') AS limit,
			current_setting('max_parallel_workers_per_gather') AS workers`;
	return row;
}

it.each([
	["web", "30s", "0"],
	["worker", "15min", "0"],
	["admin", "0", "2"],
] as const)(
	"connections of %s carry its name, their statements end after %s and start %s parallel workers",
	async (program, limit, workers) => {
		nameProgram(program);
		expect(await settings()).toEqual({ name: `signet-${program}`, limit, workers });
	},
);

it("names the connections of the job queue", async () => {
	nameProgram("web");
	const statements = openStatementPool(1);
	const sql = "SELECT current_setting('application_name') AS name";
	const { rows } = await statements.executeSql(sql);
	await statements.close();
	expect(rows).toEqual([{ name: "signet-web-jobs" }]);
	const boss = await queue();
	expect((await boss.getDb().executeSql(sql)).rows).toEqual([{ name: "signet-web-jobs" }]);
});

it.each([
	["web", "7000", "7s"],
	["web", "0", "0"],
	["admin", "7000", "0"],
] as const)(
	"with connections of %s and a limit of %s in DATABASE_URL, statements end after %s",
	async (program, given, limit) => {
		process.env.DATABASE_URL = `${installation.databaseUrl}&statement_timeout=${given}`;
		resetEnv();
		nameProgram(program);
		expect(await settings()).toMatchObject({ limit });
		expect(poolOptions().query_timeout).toBe(limit === "7s" ? 12_000 : undefined);
	},
);

it("connects without statement_timeout when a pooler refuses it", async () => {
	const pooler = await openPooler();
	const url = new URL(env().databaseUrl);
	url.searchParams.delete("host");
	url.port = String(pooler.port);
	url.hostname = "127.0.0.1";
	process.env.DATABASE_URL = url.href;
	resetEnv();
	nameProgram("web");
	expect(await settings()).toEqual({ name: "signet-web", limit: "0", workers: "0" });
	expect(pooler.refused()).toBe(1);
	await closeDb();
	await pooler.close();
});

it.each([
	["", true],
	["&pgbouncer=true", false],
])("keeps prepared statements unless DATABASE_URL names a pooler: %j", async (parameter, areKept) => {
	process.env.DATABASE_URL = `${installation.databaseUrl}${parameter}`;
	resetEnv();
	await closeDb();
	const [count] = await inTransaction(async (tx) => {
		await tx.installation.findMany({ where: { key: "none" } });
		return tx.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS "count" FROM pg_prepared_statements`;
	});
	expect((count?.count ?? 0) > 0).toBe(areKept);
});

it("drops a connection whose server turned read-only", async () => {
	await closeDb();
	await setReadOnly(installation.databaseUrl, true);
	const write = () => inTransaction((tx) => tx.installation.deleteMany({ where: { key: "none" } }));
	await expect(write()).rejects.toMatchObject({ code: "Unavailable", status: 503 });
	await setReadOnly(installation.databaseUrl, false);
	expect(await write()).toEqual({ count: 0 });
});

it("drops a connection whose statement never ended", async () => {
	const pool = new pg.Pool({ ...poolOptions(), max: 1, query_timeout: 50 });
	const client = await pool.connect();
	await expect(client.query("SELECT pg_sleep(3)")).rejects.toThrow("Query read timeout");
	client.release();
	expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
	await pool.end();
});

/** A proxy like PgBouncer, which refuses unknown startup parameters. */
async function openPooler() {
	const socketPath = `${new URL(env().databaseUrl).searchParams.get("host")}/.s.PGSQL.5432`;
	const sockets = new Set<Socket>();
	let refused = 0;
	const server = createServer((socket) => {
		sockets.add(socket.on("error", () => undefined));
		socket.once("data", (startup) => {
			if (startup.includes("statement_timeout")) {
				refused += 1;
				socket.end(errorMessage("08P01", "unsupported startup parameter: statement_timeout"));
				return;
			}
			const database = connect(socketPath);
			sockets.add(database.on("error", () => undefined));
			database.write(startup);
			socket.pipe(database).pipe(socket);
		});
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const address = server.address();
	return {
		port: typeof address === "object" ? address?.port : undefined,
		refused: () => refused,
		close: async () => {
			for (const socket of sockets) socket.destroy();
			await new Promise((done) => server.close(done));
		},
	};
}

function errorMessage(code: string, message: string): Buffer {
	const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
	const head = Buffer.alloc(5);
	head.write("E");
	head.writeInt32BE(fields.length + 4, 1);
	return Buffer.concat([head, fields]);
}
