import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#lib/config/env.ts";

/** Where storage.ts has files lie. */
const DIRECTORY = "objects";
/** As fileStorage passes it over: what is no object begins with a dot. */
const NAME = ".store";

/**
 * What tells the store of this process from others, without asking it over the network: of S3 a hash of where the
 * bucket is; on disk a name that lies in the directory itself, since the same path may be two disks, and two paths
 * the same share.
 *
 * @returns null where the directory can be neither read nor made
 */
export async function storeMark(): Promise<string | null> {
	const { s3, dataDir } = env();
	if (s3) return hashOf(JSON.stringify([s3.endpoint, s3.bucket, s3.prefix]));
	const path = join(dataDir, DIRECTORY, NAME);
	if ((await read(path)) === null) {
		await makeDirectory(dataDir);
		await writeMark(path).catch(() => undefined);
	}
	// Of two that write at once the later one's holds; whoever has read the other reads again soon.
	return read(path);
}

/** Whole or not there. */
async function writeMark(path: string): Promise<void> {
	const mark = randomUUID();
	const near = `${path}-${mark}`;
	try {
		await writeFile(near, mark, { flush: true });
		await rename(near, path);
	} finally {
		await rm(near, { force: true });
	}
}

/** Files come to lie in it, so it must still be there after a power cut. */
async function makeDirectory(dataDir: string): Promise<void> {
	const isMade = await mkdir(join(dataDir, DIRECTORY)).then(
		() => true,
		() => false,
	);
	if (!isMade) return;
	const parent = await open(dataDir, "r");
	await parent.sync().finally(() => parent.close());
}

async function read(path: string): Promise<string | null> {
	return readFile(path, "utf8").catch(() => null);
}

function hashOf(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
