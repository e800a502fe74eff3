import { randomUUID } from "node:crypto";
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { MARK_NAME, type ObjectStorage, type StoredMark } from "./object-storage.ts";

const NAME = new RegExp(`^\\${MARK_NAME}-(\\d+)$`);

/**
 * The mark of a directory, in a file whose name ends with its version; the highest version is valid. Only one process
 * can create a link that must not exist yet, even on a network share.
 */
export function fileMark(root: string): Pick<ObjectStorage, "readMark" | "writeMark"> {
	return { readMark: () => read(root), writeMark: (text, version) => write(root, text, version) };
}

async function read(root: string): Promise<StoredMark | null> {
	for (;;) {
		const version = Math.max(0, ...(await versionsIn(root)));
		if (version === 0) return null;
		const text = await readFile(pathOf(root, version), "utf8").catch(nullWhenMissing);
		// Replaced since the directory was read.
		if (text !== null) return { text, version: String(version) };
	}
}

/** @returns false when another process has already written the next version or a later one */
async function write(root: string, text: string, replaced: string | null): Promise<boolean> {
	await mkdir(root, { recursive: true });
	const version = Number(replaced ?? 0) + 1;
	const near = join(root, `.put-${randomUUID()}`);
	try {
		await writeFile(near, text, { flush: true });
		if (!(await place(near, pathOf(root, version)))) return false;
	} finally {
		await rm(near, { force: true });
	}
	const versions = await versionsIn(root);
	const isLatest = versions.every((one) => one <= version);
	const obsolete = versions.filter((one) => one < version || (!isLatest && one === version));
	for (const one of obsolete) await rm(pathOf(root, one), { force: true });
	return isLatest;
}

async function place(path: string, target: string): Promise<boolean> {
	try {
		await link(path, target);
		return true;
	} catch (error) {
		const code = error instanceof Error && "code" in error ? error.code : null;
		if (code === "EEXIST") return false;
		if (code !== "EPERM" && code !== "ENOTSUP" && code !== "ENOSYS") throw error;
		// Without links in this file system, we rely on the version just read.
		await rename(path, target);
		return true;
	}
}

async function versionsIn(root: string): Promise<number[]> {
	const names = await readdir(root).catch(nullWhenMissing);
	return (names ?? []).flatMap((name) => NAME.exec(name)?.[1] ?? []).map(Number);
}

function pathOf(root: string, version: number): string {
	return join(root, `${MARK_NAME}-${version}`);
}

function nullWhenMissing(error: unknown): null {
	if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
	throw error;
}
