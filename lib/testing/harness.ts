import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import { resetEnv } from "#lib/config/env.ts";
import { closeDb } from "#lib/db/client.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { closeQueue } from "#lib/queue/queue.ts";
import { cloneTestDatabase, dropTestDatabase } from "./test-cluster.ts";

/** What a test file has for itself; filled before its first test. */
export type TestInstallation = { databaseUrl: string; dataDir: string };

/**
 * Gives the test file an installation of its own: a migrated database on a real Postgres with the job
 * queues, and an empty data directory. Call it once, at the top of the file; `db()`, `env()`,
 * `storage()` and `queue()` then work as in production. Everything goes away after the last test.
 *
 * @param variables further variables of the configuration, such as SMTP_URL
 */
export function useTestDatabase(variables: Record<string, string> = {}): TestInstallation {
	const installation: TestInstallation = { databaseUrl: "", dataDir: "" };
	beforeAll(async () => {
		installation.databaseUrl = await cloneTestDatabase(inject("testRunDir"));
		installation.dataDir = await mkdtemp(join(tmpdir(), "signet-data-"));
		await cp(join(inject("testRunDir"), "keys"), join(installation.dataDir, "keys"), { recursive: true });
		const { databaseUrl: DATABASE_URL, dataDir: DATA_DIR } = installation;
		Object.assign(process.env, { DATABASE_URL, DATA_DIR, ...variables });
		resetEnv();
		provideDatabaseClient();
	});
	afterAll(async () => {
		await closeQueue();
		await closeDb();
		if (installation.databaseUrl) await dropTestDatabase(installation.databaseUrl);
		if (installation.dataDir) await rm(installation.dataDir, { recursive: true, force: true });
	});
	return installation;
}
