import { setTimeout as delay } from "node:timers/promises";
import type { Env } from "#lib/config/env.ts";
import { type Cluster, startCluster } from "#lib/db/embedded/cluster.ts";
import { databaseUrlOf, readClusterFiles } from "#lib/db/embedded/cluster-files.ts";

const LONGEST_DELAY_MS = 10_000;

/** The installation's database: one of its own, or that of DATABASE_URL, which is not ours to start. */
export type Database = { url: string; stop(): Promise<void> };

/** The connection string when it is known before the database runs: always but at the very first start. */
export async function embeddedUrl(env: Env): Promise<string | null> {
	if (env.databaseUrl) return env.databaseUrl;
	const files = await readClusterFiles(env.dataDir);
	return files && databaseUrlOf(files);
}

/** Makes the database available; the embedded one is started again whenever it dies. */
export async function openDatabase(env: Env): Promise<Database> {
	if (env.databaseUrl) return { url: env.databaseUrl, stop: async () => {} };
	// Web, worker and their queue listeners, with room for a second of each and for backups.
	const maxConnections = Math.max(100, env.databasePoolSize * 4 + 40);
	const start = () => startCluster({ dataDir: env.dataDir, durability: "full", maxConnections });
	let cluster = await start();
	let isStopping = false;

	const restart = async (): Promise<void> => {
		for (let delayMs = 50; !isStopping; delayMs = Math.min(delayMs * 2, LONGEST_DELAY_MS)) {
			try {
				cluster = await start();
				watch(cluster);
				return;
			} catch (error) {
				process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
				await delay(delayMs);
			}
		}
	};
	const watch = (watched: Cluster): void => {
		void watched.ended.then(() => {
			if (isStopping) return;
			process.stderr.write("Postgres stopped. Restarting it.\n");
			return restart();
		});
	};
	watch(cluster);
	return {
		url: cluster.databaseUrl(),
		stop() {
			isStopping = true;
			return cluster.stop();
		},
	};
}
