import { env } from "#lib/config/env.ts";
import { closeDb } from "#lib/db/client.ts";
import { isPooled } from "#lib/db/connection.ts";
import { migrate } from "#lib/db/migrate.ts";
import { provideDatabaseClient } from "#lib/db/open-client.ts";
import { withStartLock } from "#lib/db/start-lock.ts";
import { losesStatements, PooledDatabaseError } from "#lib/db/statement-keeping.ts";
import { authenticateTrails } from "#lib/domain/audit/authenticate-trails.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { checkInstallation } from "#lib/storage/lease.ts";
import { storage } from "#lib/storage/storage.ts";
import { sweepTempDirs } from "#lib/storage/temp.ts";
import { tell } from "./child-process.ts";
import { checkKeys } from "./prepare/check-keys.ts";
import { checkTrustedCertificates } from "./prepare/check-trusted-certificates.ts";
import { ensureQueues } from "./prepare/ensure-queues.ts";
import { ensureFirstAdmin } from "./prepare/first-admin.ts";
import type { Prepared } from "./prepare/prepared.ts";
import { sentenceOf } from "./sentence-of.ts";
import { quarantineNotice } from "./start/quarantine-notice.ts";

/** Makes the installation ready for web and worker, one server at a time. Safe to repeat. */
async function prepare(): Promise<void> {
	provideDatabaseClient();
	await checkTrustedCertificates();
	if (!isPooled() && (await losesStatements(env().databaseUrl))) throw new PooledDatabaseError();
	const prepared = await withStartLock(env().databaseUrl, sayWaiting, prepareDatabase);
	await closeDb();
	tell({ type: "prepared", prepared });
}

/** Schema, queues, keys, first admin. */
async function prepareDatabase(): Promise<Prepared> {
	await migrate(env().databaseUrl);
	const reason = await checkInstallation();
	// In quarantine the store may belong to another installation, so nothing is written to it.
	await Promise.all([ensureQueues(), reason === null && storage().check(), sweepTempDirs(0)]);
	const notices = [...(reason === null ? [] : [quarantineNotice(reason)]), ...(await checkKeys())];
	if (reason === null) await authenticateTrails(operatorContext("start"), { again: false });
	return { credentials: await ensureFirstAdmin(), notices };
}

function sayWaiting(): void {
	process.stderr.write("Another server is setting up this database. Waiting for it to finish.\n");
}

try {
	await prepare();
	process.disconnect?.();
} catch (error) {
	tell({ type: "refused", sentence: sentenceOf(error) });
	process.exitCode = 1;
	process.disconnect?.();
}
