import { createReadStream, createWriteStream } from "node:fs";
import { rename, rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";

/** Adds files to an archive one after the other. */
export type ArchiveWriter = {
	addBytes(name: string, bytes: Uint8Array): Promise<void>;
	addFile(name: string, path: string): Promise<void>;
	addStream(name: string, sizeBytes: number, stream: Readable): Promise<void>;
};

/** Writes a .tar.gz; the file has its name only when it is whole. Nothing is held in memory. */
export async function writeArchive(path: string, work: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
	const tar = pack();
	const unfinished = `${path}.unfinished`;
	// Keys are in it: nobody else may read it.
	const written = pipeline(tar, createGzip({ level: 1 }), createWriteStream(unfinished, { mode: 0o600, flush: true }));
	written.catch(() => undefined);
	const addStream = async (name: string, sizeBytes: number, stream: Readable): Promise<void> => {
		const entry = tar.entry({ name, size: sizeBytes, mode: 0o600 });
		await pipeline(stream, entry);
	};
	try {
		await work({
			addStream,
			addFile: async (name, file) => addStream(name, (await stat(file)).size, createReadStream(file)),
			async addBytes(name, bytes) {
				const entry = tar.entry({ name, size: bytes.byteLength, mode: 0o600 });
				entry.end(bytes);
				await finished(entry);
			},
		});
		tar.finalize();
		await written;
		await rename(unfinished, path);
	} catch (error) {
		tar.destroy();
		await rm(unfinished, { force: true });
		throw error;
	}
}

/** Reads a .tar.gz entry by entry; each stream must be read to its end. */
export async function readArchive(
	path: string,
	take: (name: string, stream: Readable) => Promise<void>,
): Promise<void> {
	const tar = extract();
	const read = pipeline(createReadStream(path), createGunzip(), tar);
	read.catch((error) => tar.destroy(error));
	for await (const entry of tar) {
		await take(entry.header.name, Readable.from(entry));
	}
	await read;
}
