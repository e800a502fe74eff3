import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { finished } from "node:stream/promises";
import { assertKey } from "#lib/storage/object-storage.ts";
import { readArchive } from "./archive.ts";
import { UsageError } from "./arguments.ts";
import { MANIFEST, type Manifest } from "./backup.ts";

const OBJECTS = "objects/";

/** Reads an entry's stream to its end. */
type Visit = (name: string, stream: Readable, manifest: Manifest) => Promise<void>;

/** Reads a backup to its end. @throws UsageError when it is cut off, damaged or none, or has an object that no storage takes */
export async function readBackup(file: string, visit: Visit = skip): Promise<Manifest> {
	let manifest: Partial<Manifest> = {};
	const isOutside = (name: string) => name.split("/").some((part) => part === ".." || part === "");
	try {
		await readArchive(file, async (name, stream) => {
			if (isOutside(name)) throw new Error(`it holds ${name}`);
			if (name.startsWith(OBJECTS)) assertKey(name.slice(OBJECTS.length));
			if (name === MANIFEST) manifest = JSON.parse(await text(stream));
			else if (isManifest(manifest)) await visit(name, stream, manifest);
			else await skip(name, stream);
		});
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		throw new UsageError(`${file} is not a complete backup (${reason}).`);
	}
	if (!isManifest(manifest)) throw new UsageError(`${file} is not a backup.`);
	return manifest;
}

export async function skip(_name: string, stream: Readable): Promise<void> {
	await finished(stream.resume());
}

function isManifest(found: Partial<Manifest>): found is Manifest {
	return found.format === 1 && found.database !== undefined && found.madeAt !== undefined;
}
