import { env } from "#lib/config/env.ts";
import type { UploadedFile } from "#lib/domain/files/uploaded-file.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { cleanFileName } from "#lib/fields/values/cut-text.ts";
import { FETCH_PUBLIC, fetchPublic } from "#lib/net/fetch-public.ts";
import { FetchRefusal } from "#lib/net/reach.ts";
import type { TempFiles } from "#lib/storage/temp.ts";

const TIMEOUT_MS = 30_000;

/**
 * Fetches the files of a request that stand elsewhere, one after the other, all below the limit that uploads
 * have too.
 *
 * @param uploads what came along already
 * @throws AppError ValidationError that names the address
 */
export async function fetchFiles(urls: string[], uploads: UploadedFile[], temp: TempFiles): Promise<UploadedFile[]> {
	const errors: FieldErrors = {};
	const fetched: UploadedFile[] = [];
	let restBytes = env().uploadLimitBytes - uploads.reduce((sum, file) => sum + file.sizeBytes, 0);
	const policy = { ...FETCH_PUBLIC, trusted: env().fileHosts };
	for (const [index, url] of urls.entries()) {
		const path = await temp.newPath();
		try {
			const limits = { maxBytes: restBytes, timeoutMs: TIMEOUT_MS };
			const { sizeBytes, sha256, url: last } = await fetchPublic(url, path, limits, policy);
			restBytes -= sizeBytes;
			fetched.push({ path, sizeBytes, sha256, fileName: nameOf(last, index) });
		} catch (error) {
			if (!(error instanceof FetchRefusal)) throw error;
			errors[`FileUrls[${index}]`] = [`FileUrls[${index}] ${error.message}`];
		}
	}
	const [first] = Object.values(errors);
	if (first?.[0]) throw new AppError("ValidationError", first[0], { fields: errors });
	return fetched;
}

/** The last part of the path, as people know the file. */
function nameOf(url: string, index: number): string {
	const last = new URL(url).pathname.split("/").at(-1) ?? "";
	let name = last;
	try {
		name = decodeURIComponent(last);
	} catch {
		// Not every address is well encoded; it is only a name.
	}
	return cleanFileName(name, `document-${index + 1}`);
}
