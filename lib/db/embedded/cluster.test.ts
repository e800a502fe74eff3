import { execFileSync } from "node:child_process";
import { mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cluster, runningClusterUrl, startCluster } from "./cluster.ts";
import { removeClusterFiles } from "./cluster-files.ts";

let dataDir: string;
let cluster: Cluster;
const start = () => startCluster({ dataDir, durability: "none", maxConnections: 10 });

beforeAll(async () => {
	dataDir = await mkdtemp(join(tmpdir(), "signet-cluster-"));
	// mkdtemp makes it for its owner only, like a home directory: as root this is a clone below /root.
	cluster = await start();
});
afterAll(async () => {
	await cluster.stop();
	await removeClusterFiles(dataDir);
	await rm(dataDir, { recursive: true, force: true });
});

async function ask(sql: string): Promise<unknown> {
	const client = new pg.Client({ connectionString: cluster.databaseUrl() });
	await client.connect();
	try {
		const { rows } = await client.query({ text: sql, rowMode: "array" });
		return rows[0]?.[0];
	} finally {
		await client.end();
	}
}

it("counts characters, not bytes, whatever the machine's locale", async () => {
	expect(await ask("select length('é')")).toBe(1);
	expect(await ask("select lower('ÀÉÎ')")).toBe("àéî");
	expect(await ask("show server_encoding")).toBe("UTF8");
});

it("cannot be reached over the network", async () => {
	expect(await ask("show listen_addresses")).toBe("");
});

it("is taken over while it runs", async () => {
	await ask("create table kept as select 7 as n");
	const adopted = await start();
	expect(adopted.pid).toBe(cluster.pid);
	expect(await runningClusterUrl(dataDir)).toBe(cluster.databaseUrl());
});

it("keeps what was written through a stop and a start", async () => {
	await cluster.stop();
	expect(await runningClusterUrl(dataDir)).toBeNull();
	cluster = await start();
	expect(await ask("select n from kept")).toBe(7);
});

it("comes back after a kill -9", async () => {
	const { pid } = cluster;
	process.kill(pid, "SIGKILL");
	await cluster.ended;
	cluster = await start();
	expect(cluster.pid).not.toBe(pid);
	expect(await ask("select n from kept")).toBe(7);
});

it("lies in its data directory whole, though others may not enter that", async () => {
	expect((await stat(dataDir)).mode & 0o077).toBe(0);
	expect(await readdir(dataDir)).toEqual(expect.arrayContaining(["postgres", "postgres.json"]));
	expect(await readdir(join(dataDir, "postgres"))).toContain("PG_VERSION");
	const moved = `${dataDir}-moved`;
	await cluster.stop();
	await rename(dataDir, moved);
	try {
		const elsewhere = await startCluster({ dataDir: moved, durability: "none", maxConnections: 10 });
		await elsewhere.stop();
	} finally {
		await rename(moved, dataDir);
	}
	cluster = await start();
	expect(await ask("select n from kept")).toBe(7);
});

it("does not run as root", () => {
	const owner = execFileSync("ps", ["-o", "uid=", "-p", String(cluster.pid)], { encoding: "utf8" });
	expect(Number(owner)).not.toBe(0);
});
