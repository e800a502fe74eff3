import { env } from "#lib/config/env.ts";
import { closeDb } from "#lib/db/client.ts";
import { migrate } from "#lib/db/migrate.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { storage } from "#lib/storage/storage.ts";
import { sweepTempDirs } from "#lib/storage/temp.ts";
import { tell } from "./child-process.ts";
import { checkKeys } from "./prepare/check-keys.ts";
import { checkTrustedCertificates } from "./prepare/check-trusted-certificates.ts";
import { ensureQueues } from "./prepare/ensure-queues.ts";
import { ensureFirstAdmin } from "./prepare/first-admin.ts";
import { sentenceOf } from "./sentence-of.ts";

/** Makes the installation ready for web and worker: schema, queues, keys, first admin. Safe to repeat. */
async function prepare(): Promise<void> {
	provideDatabaseClient();
	await checkTrustedCertificates();
	await migrate(env().databaseUrl);
	await Promise.all([ensureQueues(), storage().check(), sweepTempDirs(0)]);
	const notices = await checkKeys();
	const credentials = await ensureFirstAdmin();
	await closeDb();
	tell({ type: "prepared", prepared: { credentials, notices } });
}

try {
	await prepare();
	process.disconnect?.();
} catch (error) {
	tell({ type: "refused", sentence: sentenceOf(error) });
	process.exitCode = 1;
	process.disconnect?.();
}
