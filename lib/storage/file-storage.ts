import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, opendir, rename, rm, stat, unlink, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { filesAfter } from "./files-after.ts";
import { assertKey, MissingObjectError, type ObjectPage, type ObjectStorage } from "./object-storage.ts";
import { sha256OfFile } from "./sha256-of-file.ts";
import { makeTempDir } from "./temp.ts";

/** Objects as files below a directory; the key is the path. */
export function fileStorage(root: string): ObjectStorage {
	const pathOf = (key: string): string => {
		assertKey(key);
		return join(root, key);
	};
	const put = async (key: string, path: string): Promise<void> => {
		const target = pathOf(key);
		await makeDurableDir(dirname(target));
		await moveDurably(path, target);
	};
	const storage: ObjectStorage = {
		async putFile(accountId, path, sha256) {
			const hash = sha256 ?? (await sha256OfFile(path));
			const { size } = await stat(path);
			const key = `${accountId}/${hash}`;
			await put(key, path);
			return { key, sha256: hash, sizeBytes: size };
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
		putFileAs: put,
		exists: async (key) => (await statOf(pathOf(key))) !== null,
		async size(key) {
			const found = await statOf(pathOf(key));
			if (!found) throw new MissingObjectError(key);
			return found.size;
		},
		putAt: async (key) => (await statOf(pathOf(key)))?.mtime ?? null,
		async stream(key, range) {
			const handle = await open(pathOf(key)).catch((error) => {
				throw new MissingObjectError(key, { cause: error });
			});
			return createReadStream("", { fd: handle, ...range });
		},
		async localPath(key) {
			const path = pathOf(key);
			if (!(await statOf(path))) throw new MissingObjectError(key);
			return { path, release: async () => {} };
		},
		delete: (key) => rm(pathOf(key), { force: true }),
		deletePrefix: (prefix) => rm(pathOf(prefix), { recursive: true, force: true }),
		page: (after, limit) => pageOfFiles(root, after, limit),
		list: () => listFiles(root),
		async check() {
			await mkdir(root, { recursive: true });
			// Always the same file: one that a killed check leaves behind is that of the next.
			await writeFile(join(root, ".check"), "");
		},
	};
	return storage;
}

async function pageOfFiles(root: string, after: string, limit: number): Promise<ObjectPage> {
	const objects: ObjectPage["objects"] = [];
	let looked = 0;
	for await (const key of filesAfter(root, after)) {
		const found = await statOf(join(root, key));
		if (found) objects.push({ key, putAt: found.mtime });
		looked += 1;
		if (looked === limit) return { objects, next: key };
	}
	return { objects, next: null };
}

async function* listFiles(root: string): AsyncIterable<{ key: string; sizeBytes: number }> {
	const dir = await opendir(root, { recursive: true }).catch(() => null);
	if (!dir) return;
	for await (const entry of dir) {
		const path = join(entry.parentPath, entry.name);
		// What is no object begins with a dot.
		if (!entry.isFile() || entry.name.startsWith(".")) continue;
		yield { key: relative(root, path), sizeBytes: (await stat(path)).size };
	}
}

async function statOf(path: string) {
	const found = await stat(path).catch(() => null);
	return found?.isFile() ? found : null;
}

const durableDirs = new Set<string>();

/** Makes a directory that is still there after a power cut; its parents are synced once per process. */
async function makeDurableDir(path: string): Promise<void> {
	if (durableDirs.has(path)) {
		const found = await stat(path).catch(() => null);
		if (found) return;
	}
	const firstMade = await mkdir(path, { recursive: true });
	if (firstMade) await syncDir(dirname(firstMade));
	await syncDir(dirname(path));
	durableDirs.add(path);
}

/** fsync, rename, fsync of the directory: the object is whole and stays, or it is not there. */
async function moveDurably(path: string, target: string): Promise<void> {
	await syncPath(path);
	try {
		await rename(path, target);
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
		await copyAcross(path, target);
	}
	await syncDir(dirname(target));
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
