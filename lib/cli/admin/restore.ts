import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { env } from "#lib/config/env.ts";
import { emptyDatabase, isDatabaseUsed, loadDump } from "#lib/db/dump.ts";
import { assertKnown, migrate } from "#lib/db/migrate.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { adoptInstallation } from "#lib/domain/installation/adopt-installation.ts";
import { detachInstallation } from "#lib/domain/installation/detach-installation.ts";
import { installQueues } from "#lib/queue/queue.ts";
import { ownerOfStore, ownPrefix, prefixApart } from "#lib/storage/lease.ts";
import { rawStorage, useStorePrefix } from "#lib/storage/raw-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import { makeTempDir } from "#lib/storage/temp.ts";
import { readArchive } from "./archive.ts";
import { UsageError } from "./arguments.ts";
import { readBackup } from "./read-backup.ts";

const context = operatorContext("restore");

const OBJECTS_PER_LINE = 10_000;

type RestoreReport = { file: string; madeAt: string; tables: number; objects: number };

/** adopt: the restored installation is the only one; detach: it is a separate copy that sends nothing of the original’s. */
type Purpose = "adopt" | "detach";

type RestoreOptions = {
	purpose: Purpose;
	/** What to do with what is there. */
	existing: "keep" | "replace";
	/** Called with a line about each step. */
	onProgress: (line: string) => void;
};

/**
 * Fills an empty installation from a backup of this or an older version. Nothing may run on it. The file
 * is read to its end before anything is touched: whoever names a wrong one keeps what is there.
 *
 * @throws UsageError when existing data would be replaced, the file is not a whole backup, or Signet runs on the files
 * @throws Error when the backup is of a newer version
 */
export async function restore(file: string, { purpose, existing, onProgress }: RestoreOptions): Promise<RestoreReport> {
	if (!existsSync(file)) throw new UsageError(`File not found: ${file}.`);
	const manifest = await readBackup(file);
	await assertKnown(manifest.database.migrations);
	const { prefix, isApart } = await chooseStore(purpose);
	if (existing === "keep") await assertEmpty(isApart);
	else await empty(isApart);
	const temp = await makeTempDir();
	try {
		const objects = await unpack(file, temp.path, onProgress);
		const { databaseUrl } = env();
		// The structure as it was when the rows were written; what is newer comes after them.
		await migrate(databaseUrl, { only: manifest.database.migrations });
		await installQueues();
		await loadDump(databaseUrl, manifest.database, { dir: join(temp.path, "database"), onProgress });
		await migrate(databaseUrl);
		await (purpose === "adopt" ? adoptInstallation(context, prefix) : detachInstallation(context, prefix));
		return { file, madeAt: manifest.madeAt, tables: manifest.database.tables.length, objects };
	} finally {
		await temp.remove();
	}
}

/**
 * The prefix for the restored objects: a detached copy leaves the files of another installation alone.
 *
 * @returns the prefix, and whether it is a new one without files
 */
async function chooseStore(purpose: Purpose): Promise<{ prefix: string; isApart: boolean }> {
	const isInstalled = await isDatabaseUsed(env().databaseUrl);
	const owner = await ownerOfStore(isInstalled);
	if (owner === "own") return { prefix: isInstalled ? await ownPrefix() : "", isApart: false };
	if (purpose === "detach") {
		const prefix = prefixApart("");
		useStorePrefix(prefix);
		return { prefix, isApart: true };
	}
	if (owner === "other") return { prefix: "", isApart: false };
	throw new UsageError("Signet is running on these files. Stop it first, or restore a separate copy with --detach.");
}

async function assertEmpty(isApart: boolean): Promise<void> {
	const { dataDir, databaseUrl } = env();
	const keysDir = join(dataDir, "keys");
	const keys = await readdir(keysDir).catch(() => []);
	const used = [
		...(keys.length > 0 ? [`the folder ${keysDir}`] : []),
		...(!isApart && (await hasObjects()) ? ["the storage of files"] : []),
		...((await isDatabaseUsed(databaseUrl)) ? ["the database"] : []),
	];
	if (used.length > 0) {
		throw new UsageError(`Not empty: ${used.join(", ")}. To permanently replace everything there, add --force.`);
	}
}

async function hasObjects(): Promise<boolean> {
	for await (const _object of storage().list()) return true;
	return false;
}

async function empty(isApart: boolean): Promise<void> {
	await emptyDatabase(env().databaseUrl);
	const keys: string[] = [];
	if (!isApart) for await (const { key } of rawStorage().list()) keys.push(key);
	// chooseStore has checked the owner of the files; the emptied database no longer records it.
	for (const key of keys) await rawStorage().delete(key);
	await rm(join(env().dataDir, "keys"), { recursive: true, force: true });
}

/** Keys and objects go to their place, the rest to the temp directory. */
async function unpack(file: string, tempPath: string, onProgress: (line: string) => void): Promise<number> {
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
			if (objects % OBJECTS_PER_LINE === 0) onProgress(`${objects.toLocaleString("en")} files restored`);
			return;
		}
		const path = kind === "keys" ? join(env().dataDir, name) : join(tempPath, name);
		await mkdir(dirname(path), { recursive: true });
		await pipeline(stream, createWriteStream(path, { mode: 0o600, flush: kind === "keys" }));
	});
	return objects;
}
