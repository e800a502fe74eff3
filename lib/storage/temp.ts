import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
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
