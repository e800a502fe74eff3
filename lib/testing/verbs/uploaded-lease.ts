import { copyFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { sha256OfFile } from "#lib/storage/sha256-of-file.ts";
import { makeTempDir } from "#lib/storage/temp.ts";

/** A file as it arrives with a request. */
export async function uploadedLease(): Promise<UploadedFile> {
	const path = join((await makeTempDir()).path, "Lease.pdf");
	await copyFile(join(process.cwd(), "lib/testing/corpus/plain.pdf"), path);
	return { path, fileName: "Lease.pdf", sizeBytes: (await stat(path)).size, sha256: await sha256OfFile(path) };
}
