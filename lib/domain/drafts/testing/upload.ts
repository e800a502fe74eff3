import { copyFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { makeTempDir } from "#lib/storage/temp.ts";

/** A file of the corpus as it comes from a browser. */
export async function corpusFile(name: string, fileName = name): Promise<UploadedFile> {
	const path = join((await makeTempDir()).path, name);
	await copyFile(join(process.cwd(), "lib/testing/corpus", name), path);
	return { path, fileName, sizeBytes: (await stat(path)).size, sha256: await sha256OfFile(path) };
}
