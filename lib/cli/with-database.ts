import { join } from "node:path";
import { env, resetEnv } from "#lib/config/env.ts";
import { log } from "#lib/config/log.ts";
import { closeDb } from "#lib/db/client.ts";
import { startCluster } from "#lib/db/embedded/cluster.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { closePdfPool } from "#lib/pdf/close-pdf-pool.ts";
import { closeQueue } from "#lib/queue/queue.ts";
import { releaseLease } from "#lib/storage/lease.ts";
import { holderOf, takeLock } from "./start/lock.ts";

const MAX_CONNECTIONS = 100;

/** Works on the database of DATABASE_URL or the embedded one, which is started when nobody else has. */
export async function withDatabase<T>(work: () => Promise<T>): Promise<T> {
	provideDatabaseClient();
	const { dataDir, databaseUrl } = env();
	// A running installation holds the lock and keeps its server; else nobody may start while we work.
	const lockPath = join(dataDir, "lock");
	const isRunning = holderOf(lockPath) !== null;
	if (databaseUrl) return work().finally(() => close(isRunning));
	const lock = isRunning ? null : takeLock(lockPath);
	try {
		const cluster = await startCluster({ dataDir, durability: "full", maxConnections: MAX_CONNECTIONS });
		process.env.DATABASE_URL = cluster.databaseUrl();
		resetEnv();
		try {
			return await work();
		} finally {
			await close(isRunning);
			if (lock) await cluster.stop();
		}
	} finally {
		lock?.release();
	}
}

/** @param isRunning whether other processes use the files */
async function close(isRunning: boolean): Promise<void> {
	const noteFailure = (error: unknown) => log.warn({ error }, "could not release the storage lease");
	if (!isRunning) await releaseLease().catch(noteFailure);
	await closeQueue();
	await closePdfPool();
	await closeDb();
}
