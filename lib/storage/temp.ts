import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, rm, stat, unlink } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#lib/config/env.ts";

/**
 * A directory for the files of one piece of work, on the file system of the objects, so that a
 * finished file moves there by a rename.
 */
export async function makeTempDir(): Promise<{ path: string; remove(): Promise<void> }> {
	const path = join(tempRoot(), `${process.pid}-${randomUUID()}`);
	await mkdir(path, { recursive: true, mode: 0o700 });
	return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Files of one piece of work, beside those of others: no directory is made and removed for them. */
export type TempFiles = {
	/** A path where nothing is. */
	newPath(): Promise<string>;
	/** Removes what stands at the paths it gave; what was moved away is gone already. */
	remove(): Promise<void>;
};

/** On the file system of the objects too. */
export function tempFiles(): TempFiles {
	const paths: string[] = [];
	return {
		async newPath() {
			await madeTempRoot();
			const path = join(tempRoot(), `${process.pid}-${randomUUID()}`);
			paths.push(path);
			return path;
		},
		async remove() {
			await Promise.all(paths.map(removeFile));
		},
	};
}

/** Opens a new file at a path of tempFiles for writing. */
export async function openTempFile(path: string): Promise<FileHandle> {
	try {
		return await open(path, "wx", 0o600);
	} catch (error) {
		if (!isMissing(error)) throw error;
		// Somebody has tidied up since this process began.
		await mkdir(tempRoot(), { recursive: true, mode: 0o700 });
		return open(path, "wx", 0o600);
	}
}

async function removeFile(path: string): Promise<void> {
	try {
		await unlink(path);
	} catch (error) {
		if (!isMissing(error)) throw error;
	}
}

function isMissing(error: unknown): boolean {
	return error instanceof Error && "code" in error && error.code === "ENOENT";
}

const madeRoots = new Set<string>();

async function madeTempRoot(): Promise<void> {
	const root = tempRoot();
	if (madeRoots.has(root)) return;
	await mkdir(root, { recursive: true, mode: 0o700 });
	madeRoots.add(root);
}

/** Removes what killed processes left behind. */
export async function sweepTempDirs(olderThanMs: number): Promise<void> {
	const names = await readdir(tempRoot()).catch(() => []);
	for (const name of names) {
		const path = join(tempRoot(), name);
		const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
		if (Date.now() - mtimeMs >= olderThanMs) await rm(path, { recursive: true, force: true });
	}
}

/** Removes what one process left behind that was killed. */
export async function sweepTempDirsOf(pid: number): Promise<void> {
	const names = await readdir(tempRoot()).catch(() => []);
	const own = names.filter((name) => name.startsWith(`${pid}-`));
	await Promise.all(own.map((name) => rm(join(tempRoot(), name), { recursive: true, force: true, maxRetries: 3 })));
}

function tempRoot(): string {
	return join(env().dataDir, "tmp");
}
