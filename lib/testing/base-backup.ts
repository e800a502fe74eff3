import { execFileSync } from "node:child_process";
import type { EventEmitter } from "node:events";
import { chownSync, closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/**
 * Copies a running server’s files into `dir`, as `pg_basebackup --wal-method=fetch` does: by the replication protocol’s
 * BASE_BACKUP (PostgreSQL documentation, “Streaming Replication Protocol”). The embedded server comes without that
 * program.
 */
export async function takeBaseBackup(databaseUrl: string, dir: string): Promise<void> {
	mkdirSync(dir, { mode: 0o700 });
	const archive = `${dir}.tar`;
	const file = openSync(archive, "w", 0o600);
	const client = new pg.Client({ connectionString: databaseUrl, replication: "true" } as pg.ClientConfig);
	await client.connect();
	const { connection } = client as unknown as { connection: EventEmitter };
	connection.on("copyData", ({ chunk }: { chunk: Buffer }) => {
		// The first byte says what follows; the other kinds name the archive and report progress.
		if (chunk[0] === "d".charCodeAt(0)) writeSync(file, chunk, 1);
	});
	try {
		await client.query("BASE_BACKUP (LABEL 'clone', CHECKPOINT 'fast', WAL true, MANIFEST 'no', TARGET 'client')");
	} finally {
		await client.end();
		closeSync(file);
	}
	execFileSync("tar", ["--extract", "--file", archive, "--directory", dir]);
	rmSync(archive);
	// The lock of the socket in here names the original’s process, which still runs.
	rmSync(join(dir, "run"), { recursive: true, force: true });
	// The archive has the owners of what is in the directory, not its own.
	const { uid, gid } = statSync(join(dir, "PG_VERSION"));
	chownSync(dir, uid, gid);
}
