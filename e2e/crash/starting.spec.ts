import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { type Cluster, startCluster } from "#lib/db/embedded/cluster.ts";
import { removeClusterFiles } from "#lib/db/embedded/cluster-files.ts";
import { PRISMA_LOCK } from "#lib/db/migrate.ts";
import { makeDevelopmentP12 } from "#lib/pdf/seal/signing/make-development-p12.ts";
import { type Installation, newInstallation, removeInstallation, Start } from "../support/installation.ts";
import { until } from "./until.ts";

/** Two servers on one empty database, each on a data directory of its own. */
const ROUNDS = 2;

let cluster: Cluster;
let home: Installation;
let other: Installation;
let variables: Record<string, string>;
let databases = 0;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
	[home, other] = [await newInstallation(), await newInstallation()];
	cluster = await startCluster({ dataDir: home.dataDir, durability: "none", maxConnections: 100 });
	const { p12, password } = await makeDevelopmentP12({ commonName: "Acme" });
	const path = join(home.dataDir, "own.p12");
	await writeFile(path, p12);
	variables = {
		INSTALLATION_KEY: randomBytes(32).toString("hex"),
		SESSION_SECRET: randomBytes(32).toString("hex"),
		...{ SIGNING_P12: path, SIGNING_P12_PASSWORD: password },
	};
});
test.afterAll(async () => {
	await cluster.stop();
	await removeClusterFiles(home.dataDir);
	await Promise.all([home, other].map(removeInstallation));
});

async function ask(url: string, sql: string): Promise<unknown[] | undefined> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<unknown[]>({ text: sql, rowMode: "array" })).rows[0];
	} finally {
		await client.end();
	}
}

async function emptyDatabase(): Promise<string> {
	databases += 1;
	await ask(cluster.databaseUrl(), `CREATE DATABASE empty_${databases} TEMPLATE template0`);
	return cluster.databaseUrl(`empty_${databases}`);
}

const countsOf = (url: string) =>
	ask(
		url,
		`SELECT (SELECT count(*)::int FROM "Account"), (SELECT count(*)::int FROM "User"), (SELECT count(*)::int FROM "ApiKey")`,
	);

for (const [first, second] of [
	["all", "all"],
	["web", "worker"],
] as const) {
	test(`servers that start together on an empty database create one installation: ROLE=${first} and ${second}`, async () => {
		for (let round = 0; round < ROUNDS; round += 1) {
			const url = await emptyDatabase();
			const starts = [
				new Start(home, { ...variables, DATABASE_URL: url, ROLE: first }),
				new Start(other, { ...variables, DATABASE_URL: url, ROLE: second }),
			];
			try {
				await Promise.all(starts.map((one) => one.ready()));
				expect(await countsOf(url)).toEqual([1, 1, 1]);
			} finally {
				await Promise.all(starts.map((one) => one.stop()));
			}
		}
	});
}

test("after a server is killed while preparing the database, the waiting one prepares it", async () => {
	const url = await emptyDatabase();
	const holder = new pg.Client({ connectionString: url });
	await holder.connect();
	// The first server stops after reaching the migrations.
	await holder.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
	const killed = new Start(home, { ...variables, DATABASE_URL: url });
	const isWaiting = async () =>
		(await ask(url, "SELECT count(*) > 0 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted"))?.[0] === true;
	await until("the first server waits for the migrations", isWaiting);
	const waiting = new Start(other, { ...variables, DATABASE_URL: url });
	try {
		await until("the second server waits for the first", () => waiting.printed.includes("Another server"));
		for (const pid of killed.pids("prepare.mjs")) process.kill(pid, "SIGKILL");
		await killed.stop("SIGKILL");
		await holder.end();
		await waiting.ready();
		expect(await countsOf(url)).toEqual([1, 1, 1]);
	} finally {
		await waiting.stop();
	}
});
