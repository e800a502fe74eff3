import { resetEnv } from "#lib/config/env.ts";
import { closeDb } from "#lib/db/client.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { closeQueue } from "#lib/queue/queue.ts";

/** Makes this process use another database on the same files. */
export async function switchDatabase(databaseUrl: string): Promise<void> {
	await closeQueue();
	await closeDb();
	process.env.DATABASE_URL = databaseUrl;
	resetEnv();
	provideDatabaseClient();
}
