import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { type Dump, dumpDatabase } from "#lib/db/dump.ts";
import { MissingObjectError } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { type ArchiveWriter, writeArchive } from "./archive.ts";

/** First entry of a backup. */
export type Manifest = { format: 1; madeAt: string; database: Dump };

export const MANIFEST = "manifest.json";

/** What is printed. */
type BackupReport = { file: string; tables: number; objects: number; notIncluded: string[] };

/**
 * Writes database, objects and keys into one file, while everything goes on. Objects are written
 * before the rows that name them, so the rows are read first: each names something that is there.
 */
export async function backUp(file: string): Promise<BackupReport> {
	const temp = await makeTempDir();
	try {
		const database = await dumpDatabase(env().databaseUrl, temp.path);
		const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), database };
		let objects = 0;
		await writeArchive(file, async (archive) => {
			await archive.addBytes(MANIFEST, Buffer.from(JSON.stringify(manifest)));
			for (const table of database.tables) await archive.addFile(`database/${table.file}`, join(temp.path, table.file));
			await addKeys(archive);
			objects = await addObjects(archive);
		});
		return { file, tables: database.tables.length, objects, notIncluded: notIncluded() };
	} finally {
		await temp.remove();
	}
}

async function addKeys(archive: ArchiveWriter): Promise<void> {
	const dir = join(env().dataDir, "keys");
	for (const name of await readdir(dir).catch(() => [])) await archive.addFile(`keys/${name}`, join(dir, name));
}

async function addObjects(archive: ArchiveWriter): Promise<number> {
	let count = 0;
	for await (const { key, sizeBytes } of storage().list()) {
		try {
			await archive.addStream(`objects/${key}`, sizeBytes, await storage().stream(key));
			count++;
		} catch (error) {
			// Purged since it was listed.
			if (!(error instanceof MissingObjectError)) throw error;
		}
	}
	return count;
}

/** Keys that the operator keeps elsewhere must be brought along by the operator. */
function notIncluded(): string[] {
	const { signingP12Path, installationKey, sessionSecret } = env();
	return [
		...(signingP12Path === null ? [] : [`SIGNING_P12 (${signingP12Path})`]),
		...(installationKey === null ? [] : ["INSTALLATION_KEY"]),
		...(sessionSecret === null ? [] : ["SESSION_SECRET"]),
	];
}
