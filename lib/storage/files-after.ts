import type { Dirent } from "node:fs";
import { opendir } from "node:fs/promises";
import { join } from "node:path";

/** How many names of one directory are kept in memory at a time (twice as many while they are chosen). */
const CHUNK = 2000;

/**
 * The paths of files below a directory, in the order of their names folder by folder, without those
 * that begin with a dot. However many there are, few names are held at a time: a directory that has
 * more is read again for each chunk.
 *
 * @param after a path that was given before, and behind which to go on; "" for the first
 */
export function filesAfter(root: string, after: string, chunk = CHUNK): AsyncGenerator<string> {
	return walk(root, "", after.split("/"), chunk);
}

async function* walk(
	dir: string,
	prefix: string,
	[first = "", ...rest]: string[],
	chunk: number,
): AsyncGenerator<string> {
	// The place may lie below the first name; then it has not been left yet.
	const isBehind = (name: string): boolean => name > first || (name === first && rest.length > 0);
	let entries = await firstEntries(dir, isBehind, chunk);
	for (;;) {
		for (const entry of entries) {
			const path = `${prefix}${entry.name}`;
			if (entry.isFile()) yield path;
			else if (entry.isDirectory()) {
				yield* walk(join(dir, entry.name), `${path}/`, entry.name === first ? rest : [], chunk);
			}
		}
		const last = entries.at(-1)?.name;
		if (last === undefined || entries.length < chunk) return;
		entries = await firstEntries(dir, (name) => name > last, chunk);
	}
}

/** The first entries of a directory in the order of their names, among those that are wanted. */
async function firstEntries(dir: string, isWanted: (name: string) => boolean, count: number): Promise<Dirent[]> {
	const found = await opendir(dir, { bufferSize: 1024 }).catch(() => null);
	const kept: Dirent[] = [];
	if (!found) return kept;
	const drop = () => {
		kept.sort((a, b) => (a.name < b.name ? -1 : 1));
		kept.length = Math.min(kept.length, count);
	};
	for await (const entry of found) {
		if (entry.name.startsWith(".") || !isWanted(entry.name)) continue;
		if (kept.push(entry) >= 2 * count) drop();
	}
	drop();
	return kept;
}
