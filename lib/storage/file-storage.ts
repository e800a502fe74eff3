import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, opendir, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileMark } from "./file-mark.ts";
import { assertKey, MissingObjectError, type ObjectStorage, PROBE } from "./object-storage.ts";
import { sha256OfFile } from "./sha256-of-file.ts";
import { makeTempDir } from "./temp.ts";

/** Size of each read. With smaller ones, waiting takes longer than reading. */
const READ_BYTES = 256 * 1024;

/** Objects as files below a directory; the key is the path. */
export function fileStorage(root: string): ObjectStorage {
	const pathOf = (key: string): string => {
		assertKey(key);
		return join(root, key);
	};
	const storage: ObjectStorage = {
		async putFile(accountId, path, sha256) {
			const hash = sha256 ?? (await sha256OfFile(path));
			const { size: sizeBytes } = await stat(path);
			const [key = ""] = await storage.putFiles(accountId, [{ path, sha256: hash }]);
			return { key, sha256: hash, sizeBytes };
		},
		async putFiles(accountId, files) {
			const named = files.map(({ path, sha256 }) => ({ path, key: `${accountId}/${sha256}` }));
			await moveDurably(named.map(({ path, key }) => ({ path, target: pathOf(key) })));
			return named.map(({ key }) => key);
		},
		async putBytes(accountId, bytes) {
			const sha256 = createHash("sha256").update(bytes).digest("hex");
			const temp = await makeTempDir();
			try {
				const path = join(temp.path, "object");
				await writeFile(path, bytes);
				return await storage.putFile(accountId, path, sha256);
			} finally {
				await temp.remove();
			}
		},
		putFileAs: (key, path) => moveDurably([{ path, target: pathOf(key) }]),
		exists: async (key) => (await statOf(pathOf(key))) !== null,
		async size(key) {
			const found = await statOf(pathOf(key));
			if (!found) throw new MissingObjectError(key);
			return found.size;
		},
		putAt: async (key) => (await statOf(pathOf(key)))?.mtime ?? null,
		async stream(key, range) {
			const handle = await open(pathOf(key)).catch((error) => {
				throw isMissing(error) ? new MissingObjectError(key, { cause: error }) : error;
			});
			return createReadStream("", { fd: handle, highWaterMark: READ_BYTES, ...range });
		},
		async localPath(key) {
			const path = pathOf(key);
			if (!(await statOf(path))) throw new MissingObjectError(key);
			return { path, release: async () => {} };
		},
		delete: (key) => rm(pathOf(key), { force: true }),
		deletePrefix: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
		deleteUnfinished: async () => {},
		list: () => listFiles(root),
		check: () => writeProbe(root),
		...fileMark(root),
	};
	return storage;
}

async function writeProbe(root: string): Promise<void> {
	await mkdir(root, { recursive: true });
	// Always the same name, so that the next check removes the file of a killed one.
	const path = join(root, PROBE.key);
	try {
		await writeFile(path, Buffer.alloc(PROBE.sizeBytes), { flush: true });
	} finally {
		await rm(path, { force: true });
	}
}

async function* listFiles(root: string): AsyncIterable<{ key: string; sizeBytes: number }> {
	const dir = await opendir(root, { recursive: true }).catch(nullWhenMissing);
	if (!dir) return;
	for await (const entry of dir) {
		const path = join(entry.parentPath, entry.name);
		const key = relative(root, path);
		// Names that aren’t objects begin with a dot, including the directory of a detached installation.
		if (!entry.isFile() || entry.name.startsWith(".") || key.startsWith(".")) continue;
		yield { key, sizeBytes: (await stat(path)).size };
	}
}

/** null when there is no such file. @throws what else the system says, so that nobody takes a broken disk for an empty one */
async function statOf(path: string) {
	const found = await stat(path).catch(nullWhenMissing);
	return found?.isFile() ? found : null;
}

/** @throws the error when it says anything else than that nothing is there */
function nullWhenMissing(error: unknown): null {
	if (isMissing(error)) return null;
	throw error;
}

/** Nothing is there; a directory that is none says so of what would be below it. */
function isMissing(error: unknown): boolean {
	const code = codeOf(error);
	return code === "ENOENT" || code === "ENOTDIR";
}

const durableDirs = new Set<string>();

/** Makes a directory that is still there after a power cut; its parents are synced once per process. */
async function makeDurableDir(path: string): Promise<void> {
	const firstMade = await mkdir(path, { recursive: true });
	if (firstMade) await syncDir(dirname(firstMade));
	await syncDir(dirname(path));
	durableDirs.add(path);
}

type Move = { path: string; target: string };

/** fsync, rename, one fsync of each directory: an object is whole and stays, or it is not there. */
async function moveDurably(moves: Move[]): Promise<void> {
	const dirs = [...new Set(moves.map(({ target }) => dirname(target)))];
	await Promise.all([
		...moves.map(({ path }) => syncPath(path)),
		...dirs.filter((dir) => !durableDirs.has(dir)).map(makeDurableDir),
	]);
	await Promise.all(moves.map(move));
	await Promise.all(dirs.map(syncDir));
}

async function move({ path, target }: Move): Promise<void> {
	try {
		await moveInto(path, target);
	} catch (error) {
		if (codeOf(error) !== "ENOENT") throw error;
		// Made once, the directory was deleted with all that was in it.
		await makeDurableDir(dirname(target));
		await moveInto(path, target);
	}
}

async function moveInto(path: string, target: string): Promise<void> {
	try {
		await rename(path, target);
	} catch (error) {
		if (codeOf(error) !== "EXDEV") throw error;
		await copyAcross(path, target);
	}
}

function codeOf(error: unknown): unknown {
	return error instanceof Error && "code" in error ? error.code : null;
}

/** A rename cannot cross file systems, so the bytes are first brought beside their place. */
async function copyAcross(path: string, target: string): Promise<void> {
	const near = join(dirname(target), `.put-${randomUUID()}`);
	await copyFile(path, near);
	await syncPath(near);
	await rename(near, target);
	await unlink(path);
}

async function syncPath(path: string): Promise<void> {
	const handle = await open(path, "r+");
	await handle.datasync().finally(() => handle.close());
}

async function syncDir(path: string): Promise<void> {
	const handle = await open(path, "r");
	await handle.sync().finally(() => handle.close());
}
