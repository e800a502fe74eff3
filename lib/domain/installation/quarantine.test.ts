import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { closeDb, db } from "#lib/db/client.ts";
import { dumpDatabase, loadDump } from "#lib/db/dump.ts";
import { type Cluster, startCluster } from "#lib/db/embedded/cluster.ts";
import { migrate } from "#lib/db/migrate.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { jobContext, operatorContext } from "#lib/domain/context.ts";
import { keepHouse } from "#lib/domain/housekeeping/keep-house.ts";
import type { HeldJob } from "#lib/queue/held-jobs.ts";
import { closeQueue, enqueue, installQueues } from "#lib/queue/queue.ts";
import { checkInstallation, peekInstallation } from "#lib/storage/lease.ts";
import { rawStorage } from "#lib/storage/raw-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import { takeBaseBackup } from "#lib/testing/base-backup.ts";
import { type FakeS3, fakeS3 } from "#lib/testing/fake-s3.ts";
import { runWorker } from "#lib/worker/job-worker.ts";
import { adoptInstallation } from "./adopt-installation.ts";
import { detachInstallation } from "./detach-installation.ts";

type Place = { database: Cluster; name: string; dataDir: string };

const KINDS = ["files", "S3"] as const;
const account = randomUUID();
const twoDaysLater = jobContext(() => new Date(Date.now() + 2 * 86_400_000));
const dirs: string[] = [];
const clusters: Cluster[] = [];
let s3: FakeS3;
let original: Cluster;
let baseBackup: Cluster;
let copy: Cluster;
/** Keys of the original’s objects: two were noted as unreferenced before the copies were made. */
const keys = { files: [] as string[], S3: [] as string[] };

const start = async (dataDir: string): Promise<Cluster> => {
	const cluster = await startCluster({ dataDir, durability: "none", maxConnections: 40 });
	clusters.push(cluster);
	return cluster;
};

async function runSql(cluster: Cluster, sql: string): Promise<void> {
	const client = new pg.Client({ connectionString: cluster.databaseUrl("postgres") });
	await client.connect();
	await client.query(sql).finally(() => client.end());
}

/** Continues as a process of another installation. */
async function become(kind: (typeof KINDS)[number], { database, name, dataDir }: Place): Promise<void> {
	await closeQueue();
	await closeDb();
	const S3 = { S3_BUCKET: "b", S3_REGION: "eu", S3_ENDPOINT: s3.url, S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "s" };
	for (const variable of Object.keys(S3)) delete process.env[variable];
	Object.assign(process.env, { DATABASE_URL: database.databaseUrl(name), DATA_DIR: dataDir, ...(kind === "S3" && S3) });
	process.env.S3_FORCE_PATH_STYLE = kind === "S3" ? "true" : "";
	resetEnv();
	provideDatabaseClient();
}

const put = async (text: string) => (await storage().putBytes(account, Buffer.from(text))).key;
const areThere = (all: string[]) => Promise.all(all.map((key) => storage().exists(key)));

beforeAll(async () => {
	s3 = await fakeS3();
	const dataDir = await mkdtemp(join(tmpdir(), "signet-original-"));
	const copied = await mkdtemp(join(tmpdir(), "signet-copied-"));
	const backedUp = await mkdtemp(join(tmpdir(), "signet-base-backup-"));
	dirs.push(dataDir, copied, backedUp);
	original = await start(dataDir);
	await migrate(original.databaseUrl());
	process.env.DATABASE_URL = original.databaseUrl();
	resetEnv();
	await installQueues();
	for (const kind of KINDS) {
		await runSql(original, `CREATE DATABASE "${kind}" TEMPLATE signet`);
		await become(kind, { database: original, name: kind, dataDir });
		expect(await checkInstallation()).toBeNull();
		keys[kind] = [await put("first"), await put("second")];
		await inTransaction((tx) => enqueue(tx, "page-images", { documentId: randomUUID() }));
	}
	await closeQueue();
	await closeDb();
	await takeBaseBackup(original.databaseUrl(), join(backedUp, "postgres"));
	await copyFile(join(dataDir, "postgres.json"), join(backedUp, "postgres.json"));
	baseBackup = await start(backedUp);
	await original.stop();
	execFileSync("cp", ["-a", `${dataDir}/.`, copied]);
	original = await start(dataDir);
	copy = await start(copied);
	for (const kind of KINDS) {
		await become(kind, { database: original, name: kind, dataDir });
		keys[kind].push(await put("after the copies"));
	}
}, 120_000);
afterAll(async () => {
	await closeQueue();
	await closeDb();
	for (const cluster of clusters) await cluster.stop();
	await s3.close();
	for (const dir of dirs) await rm(dir, { recursive: true, force: true });
});

/** Runs everything that deletes or sends. */
async function expectHandsOff(held: string[], reason: string): Promise<void> {
	expect(await checkInstallation()).toBe(reason);
	await keepHouse(twoDaysLater);
	await expect(storage().delete(held[0] ?? "")).rejects.toThrow("may belong to another installation");
	await expect(storage().deletePrefix(account)).rejects.toThrow("may belong to another installation");
	expect(await areThere(held)).toEqual(held.map(() => true));
	await inTransaction((tx) => enqueue(tx, "mail", { kind: "invitation", accountId: account, userId: account }));
	expect(await takeJobs()).toEqual([]);
}

/** The jobs a worker takes in one fetch. */
async function takeJobs(): Promise<string[]> {
	const taken: HeldJob[] = [];
	const stop = await runWorker(undefined, { took: (job) => taken.push(job), left: () => undefined });
	await stop();
	return taken.map(({ name }) => name);
}

describe.each(KINDS)("a copy of an installation whose files are in %s deletes and sends nothing", (kind) => {
	const dataDir = () => dirs[0] ?? "";
	const originalPlace = () => ({ database: original, name: kind, dataDir: dataDir() });
	const emptyDatabase = async (name: string) => {
		await runSql(original, `CREATE DATABASE "${name}" TEMPLATE signet`);
		return { database: original, name, dataDir: dataDir() };
	};
	const templateCopy = `template_of_${kind}`;
	const restored = `dump_of_${kind}`;

	it("made from a template", async () => {
		await closeQueue();
		await closeDb();
		await runSql(original, `CREATE DATABASE "${templateCopy}" TEMPLATE "${kind}"`);
		await become(kind, { ...originalPlace(), name: templateCopy });
		await expectHandsOff(keys[kind], "copied-database");
	});

	it("restored from a dump", async () => {
		const place = await emptyDatabase(restored);
		const dir = await mkdtemp(join(tmpdir(), "signet-dump-"));
		dirs.push(dir);
		const dump = await dumpDatabase(original.databaseUrl(kind), dir);
		await loadDump(original.databaseUrl(restored), dump, { dir, onProgress: () => undefined });
		await become(kind, place);
		await expectHandsOff(keys[kind], "copied-database");
	});

	it("made by a base backup of the database server", async () => {
		await become(kind, { ...originalPlace(), database: baseBackup });
		await expectHandsOff(keys[kind], "in-use");
	});

	it("made from the whole directory", async () => {
		await become(kind, { database: copy, name: kind, dataDir: dirs[1] ?? "" });
		const held = kind === "files" ? keys.files.slice(0, 2) : keys.S3;
		await expectHandsOff(held, kind === "files" ? "copied-files" : "in-use");
	});

	it("nor does a second fresh installation", async () => {
		await become(kind, await emptyDatabase(`second_on_${kind}`));
		await expectHandsOff(keys[kind], "foreign-store");
	});

	it("while the original does both", async () => {
		await become(kind, originalPlace());
		expect(await checkInstallation()).toBeNull();
		const [first = "", ...others] = keys[kind];
		await storage().delete(first);
		expect(await areThere([first, ...others])).toEqual([false, ...others.map(() => true)]);
		expect(await takeJobs()).toContain("page-images");
	});

	it("until it is detached: then it reads the original’s files, and writes and deletes only its own", async () => {
		await become(kind, { ...originalPlace(), name: restored });
		await detachInstallation(operatorContext("test"));
		expect(await checkInstallation()).toBeNull();
		const [, second = "", third = ""] = keys[kind];
		const own = await put("of the copy");
		await keepHouse(twoDaysLater);
		await storage().delete(third);
		expect(await areThere([second, third, own])).toEqual([true, true, false]);
		const [waiting] = await db().$queryRaw<{ count: number }[]>`
			SELECT count(*)::int AS "count" FROM pgboss.job WHERE name = 'mail' AND state = 'created'`;
		expect(waiting?.count).toBe(0);

		await become(kind, originalPlace());
		expect([await checkInstallation(), await areThere([second, third])]).toEqual([null, [true, true]]);
	});

	it("until it is adopted: then the original goes into quarantine", async () => {
		await become(kind, { ...originalPlace(), name: templateCopy });
		await adoptInstallation(operatorContext("test"));
		expect(await checkInstallation()).toBeNull();
		await become(kind, originalPlace());
		await expectHandsOff(keys[kind].slice(1), "foreign-store");
	});
});

it("a copied directory that is detached keeps its own copy of the files in place", async () => {
	const [, dataDir = ""] = dirs;
	await become("files", { database: copy, name: "files", dataDir });
	await detachInstallation(operatorContext("test"));
	const [first = ""] = keys.files;
	await storage().delete(first);
	expect(await storage().exists(first)).toBe(false);
	expect((await readdir(join(dataDir, "objects"))).filter((name) => name.startsWith(".detached"))).toEqual([]);
});

it("a process passes its check while another one of the same installation renews the mark", async () => {
	const [, dataDir = ""] = dirs;
	await become("files", { database: copy, name: "files", dataDir });
	await adoptInstallation(operatorContext("test"));
	const raw = rawStorage();
	const { readMark } = raw;
	raw.readMark = async () => {
		const stored = await readMark();
		const nonce = `99.${randomUUID()}`;
		await db().$executeRaw`
			UPDATE "Installation" SET "value" = jsonb_set("value", '{nonces}', to_jsonb(${nonce} || ' ' || ("value"->>'nonces')))
			WHERE "key" = 'identity'`;
		await raw.writeMark(JSON.stringify({ ...JSON.parse(stored?.text ?? ""), nonce }), stored?.version ?? null);
		return readMark();
	};
	expect(await peekInstallation().finally(() => Object.assign(raw, { readMark }))).toBeNull();
});
