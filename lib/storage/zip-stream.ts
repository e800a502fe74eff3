import { PassThrough, type Readable } from "node:stream";
import { ZipArchive } from "archiver";

/** One file of an archive. */
export type ZipEntry = { name: string; stream: Readable };

/** A zip of the entries as it is made. PDFs are stored as they are: they are compressed inside. */
export function zipStream(entries: ZipEntry[]): Readable {
	const archive = new ZipArchive({ store: true });
	const out = new PassThrough();
	archive.on("error", (error: Error) => out.destroy(error));
	archive.pipe(out);
	for (const { name, stream } of entries) archive.append(stream, { name: safeName(name) });
	// Who leaves in the middle leaves files open that nobody has come to.
	out.once("close", () => {
		for (const { stream } of entries) stream.destroy();
	});
	void archive.finalize();
	return out;
}

/** No folders, and nothing that file systems refuse. */
function safeName(name: string): string {
	return name.replace(/[\p{Cc}/\\:*?"<>|]/gu, "_");
}

/** Names as they are, with a number behind those that were there before. */
export function distinctNames(names: string[]): string[] {
	const seen = new Map<string, number>();
	return names.map((name) => {
		const key = name.toLowerCase();
		const count = (seen.get(key) ?? 0) + 1;
		seen.set(key, count);
		return count === 1 ? name : name.replace(/(\.[^.]*)?$/, ` (${count})$1`);
	});
}
