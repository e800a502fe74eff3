import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { SHARED_ROOT } from "#lib/db/embedded/binaries.ts";
import { readClusterFiles } from "#lib/db/embedded/cluster-files.ts";

/** What lies where: absolute paths, or addresses without their passwords; null for what there is not. */
type Places = Record<string, string | string[] | null>;

/**
 * Every place that holds something of this installation, so that whoever copies, backs up or deletes it misses
 * nothing. Needs no database: it also answers for one that does not start.
 */
export async function where(): Promise<Places> {
	const { dataDir, databaseUrl, s3, smtpUrl, sms, signingP12Path } = env();
	const inDataDir = (name: string) => (existsSync(join(dataDir, name)) ? join(dataDir, name) : null);
	const cluster = databaseUrl === "" ? await readClusterFiles(dataDir) : null;
	const isKept = smtpUrl === null || sms === null;
	return {
		dataDirectory: dataDir,
		database: databaseUrl === "" ? (cluster?.dir ?? null) : withoutPassword(databaseUrl),
		databaseSocket: cluster && existsSync(cluster.socketDir) ? cluster.socketDir : null,
		files: s3 ? `s3://${s3.bucket}/${s3.prefix}` : inDataDir("objects"),
		keys: inDataDir("keys"),
		sealingCertificate: signingP12Path ?? inDataDir("keys/sealing.p12"),
		outbox: isKept ? inDataDir("outbox") : null,
		logs: inDataDir("logs"),
		uploadsUnderWay: inDataDir("tmp"),
		// Programs alone: nothing of an installation is in them.
		databasePrograms: existsSync(SHARED_ROOT) ? readdirSync(SHARED_ROOT).map((name) => join(SHARED_ROOT, name)) : [],
	};
}

function withoutPassword(address: string): string {
	const url = new URL(address);
	url.password = "";
	for (const name of [...url.searchParams.keys()]) if (/password/i.test(name)) url.searchParams.delete(name);
	return url.href;
}
