import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { finished, pipeline } from "node:stream/promises";
import { env } from "#lib/config/env.ts";
import { emptyDatabase, isDatabaseUsed, loadDump } from "#lib/db/dump.ts";
import { assertKnown, migrate } from "#lib/db/migrate.ts";
import { installQueues } from "#lib/jobs/queue.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { readArchive } from "./archive.ts";
import { UsageError } from "./arguments.ts";
import { MANIFEST, type Manifest } from "./backup.ts";

export type RestoreReport = { file: string; madeAt: string; tables: number; objects: number };

/**
 * Fills an empty installation from a backup of this or an older version. Nothing may run on it. The file
 * is read to its end before anything is touched: whoever names a wrong one keeps what is there.
 *
 * @param existing what to do with what is there
 * @throws UsageError when something is there and is to be kept, or the file is not a whole backup
 * @throws Error when the backup is of a newer version
 */
export async function restore(file: string, existing: "keep" | "replace"): Promise<RestoreReport> {
	if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
	const manifest = await readManifest(file);
	await assertKnown(manifest.database.migrations);
	if (existing === "keep") await assertEmpty();
	else await empty();
	const temp = await makeTempDir();
	try {
		const objects = await unpack(file, temp.path);
		const { databaseUrl } = env();
		// The structure as it was when the rows were written; what is newer comes after them.
		await migrate(databaseUrl, { only: manifest.database.migrations });
		await installQueues();
		await loadDump(databaseUrl, manifest.database, join(temp.path, "database"));
		await migrate(databaseUrl);
		return { file, madeAt: manifest.madeAt, tables: manifest.database.tables.length, objects };
	} finally {
		await temp.remove();
	}
}

async function assertEmpty(): Promise<void> {
	const { dataDir, databaseUrl } = env();
	const keys = await readdir(join(dataDir, "keys")).catch(() => []);
	const isEmpty = keys.length === 0 && !(await hasObjects()) && !(await isDatabaseUsed(databaseUrl));
	if (!isEmpty) {
		throw new UsageError(`The installation in ${dataDir} is not empty. --force replaces everything in it for good.`);
	}
}

async function hasObjects(): Promise<boolean> {
	for await (const _object of storage().list()) return true;
	return false;
}

async function empty(): Promise<void> {
	await emptyDatabase(env().databaseUrl);
	const keys: string[] = [];
	for await (const { key } of storage().list()) keys.push(key);
	for (const key of keys) await storage().delete(key);
	await rm(join(env().dataDir, "keys"), { recursive: true, force: true });
}

/** Keys and objects go to their place, the rest to the temp directory. */
async function unpack(file: string, tempPath: string): Promise<number> {
	let objects = 0;
	await mkdir(join(env().dataDir, "keys"), { recursive: true, mode: 0o700 });
	await mkdir(join(tempPath, "database"), { recursive: true });
	await readArchive(file, async (name, stream) => {
		const [kind = "", ...rest] = name.split("/");
		if (kind === "objects") {
			const path = join(tempPath, "object");
			await pipeline(stream, createWriteStream(path));
			await storage().putFileAs(rest.join("/"), path);
			objects++;
			return;
		}
		const path = kind === "keys" ? join(env().dataDir, name) : join(tempPath, name);
		await mkdir(dirname(path), { recursive: true });
		await pipeline(stream, createWriteStream(path, { mode: 0o600, flush: kind === "keys" }));
	});
	return objects;
}

/** Reads the whole file, so that one that was cut off or damaged is known. @throws UsageError */
async function readManifest(file: string): Promise<Manifest> {
	let manifest: Partial<Manifest> = {};
	const isOutside = (name: string) => name.split("/").some((part) => part === ".." || part === "");
	try {
		await readArchive(file, async (name, stream) => {
			if (isOutside(name)) throw new Error(`it holds ${name}`);
			if (name === MANIFEST) manifest = JSON.parse(await text(stream));
			else await finished(stream.resume());
		});
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`${file} is not a whole backup (${reason}).`);
	}
	if (manifest.format !== 1 || !manifest.database || !manifest.madeAt) throw new UsageError(`${file} is not a backup.`);
	return manifest as Manifest;
}
