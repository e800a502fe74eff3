import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { FakeS3 } from "#lib/testing/fake-s3.ts";

/** The hash of its bytes, by which the product names a file. */
const BY_HASH = /^[0-9a-f]{64}$/;

/** Which stored files are not whole, and which uploads in parts nobody finished. */
export async function judgeObjects(dataDir: string, s3: FakeS3 | null): Promise<string[]> {
	const objects = s3 ? [...s3.objects] : await filesIn(join(dataDir, "objects"));
	const named = objects.filter(([key]) => BY_HASH.test(basename(key)));
	const broken = named.filter(([key, bytes]) => createHash("sha256").update(bytes).digest("hex") !== basename(key));
	const uploads = [...(s3?.uploads.values() ?? [])];
	return [
		...(named.length === 0 ? ["No files are stored where they should be"] : []),
		...broken.map(([key, bytes]) => `Stored incompletely: ${key}, ${bytes.length} bytes`),
		...uploads.map(({ key }) => `Upload never finished: ${key}`),
	];
}

async function filesIn(dir: string): Promise<[string, Buffer][]> {
	const entries = await readdir(dir, { recursive: true, withFileTypes: true });
	const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
	return Promise.all(paths.map(async (path): Promise<[string, Buffer]> => [path, await readFile(path)]));
}
