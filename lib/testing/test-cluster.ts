import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { resetEnv } from "#lib/config/env.ts";
import { type ClusterOptions, startCluster } from "#lib/db/embedded/cluster.ts";
import { migrate } from "#lib/db/migrate.ts";
import { makeDevelopmentP12 } from "#lib/pdf/seal/signing/make-development-p12.ts";
import { installQueues } from "#lib/queue/queue.ts";

/** How the server of a test run is started. */
export const CLUSTER_OPTIONS = (dataDir: string): ClusterOptions => ({
	dataDir,
	durability: "none",
	maxConnections: 200,
});

/** Name of the migrated database that every test's database is a copy of. */
const TEMPLATE = "signet";

/**
 * A new database on the run's server with everything an empty installation has. The first caller of
 * a run starts the server and makes the template; the others wait for it.
 *
 * @returns connection string
 */
export async function cloneTestDatabase(runDir: string): Promise<string> {
	const templateUrl = await templateDatabase(runDir);
	const name = `t_${randomUUID().replaceAll("-", "")}`;
	await onServer(templateUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
	return templateUrl.replace(`/${TEMPLATE}?`, `/${name}?`);
}

/** An empty database, for tests of what fills one. */
export async function createEmptyTestDatabase(runDir: string): Promise<string> {
	const templateUrl = await templateDatabase(runDir);
	const name = `t_${randomUUID().replaceAll("-", "")}`;
	await onServer(templateUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
	return templateUrl.replace(`/${TEMPLATE}?`, `/${name}?`);
}

/** Drops a database that cloneTestDatabase made, whoever is still connected. */
export async function dropTestDatabase(databaseUrl: string): Promise<void> {
	await onServer(databaseUrl, `DROP DATABASE IF EXISTS ${new URL(databaseUrl).pathname.slice(1)} WITH (FORCE)`);
}

async function onServer(databaseUrl: string, sql: string): Promise<void> {
	const url = new URL(databaseUrl);
	url.pathname = "/postgres";
	const client = new pg.Client({ connectionString: url.href });
	await client.connect();
	await client.query(sql).finally(() => client.end());
}

async function templateDatabase(runDir: string): Promise<string> {
	const isFirst = await mkdir(join(runDir, "starting")).then(
		() => true,
		() => false,
	);
	if (isFirst) return makeTemplate(runDir);
	for (;;) {
		const answer = await readFile(join(runDir, "template.json"), "utf8").catch(() => null);
		if (answer !== null) {
			const { url, error } = JSON.parse(answer) as { url?: string; error?: string };
			if (url) return url;
			throw new Error(error);
		}
		await delay(20);
	}
}

/** One sealing certificate for the whole run: making its key takes a moment. */
async function writeIdentity(runDir: string): Promise<void> {
	const { p12, password } = await makeDevelopmentP12({ commonName: "Signet tests" });
	await mkdir(join(runDir, "keys"));
	await writeFile(join(runDir, "keys", "sealing.p12"), p12);
	await writeFile(join(runDir, "keys", "sealing.password"), password);
}

async function makeTemplate(runDir: string): Promise<string> {
	const answer = async (result: { url: string } | { error: string }) => {
		await writeFile(join(runDir, "template.new"), JSON.stringify(result));
		await rename(join(runDir, "template.new"), join(runDir, "template.json"));
	};
	try {
		const cluster = await startCluster(CLUSTER_OPTIONS(runDir));
		const url = cluster.databaseUrl(TEMPLATE);
		await migrate(url);
		process.env.DATABASE_URL = url;
		resetEnv();
		await installQueues();
		await writeIdentity(runDir);
		await answer({ url });
		return url;
	} catch (error) {
		await answer({ error: String(error) });
		throw error;
	}
}
