import { Readable } from "node:stream";
import type { Download } from "#lib/domain/files/open-object.ts";

/** A file that is in memory already, as a download. */
export function bytesDownload(
	bytes: Buffer,
	{ fileName, mediaType }: { fileName: string; mediaType: string },
): Download {
	const sizeBytes = bytes.length;
	return { fileName, mediaType, sizeBytes, open: async () => ({ stream: Readable.from([bytes]), sizeBytes }) };
}
