import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { perProcess } from "#lib/config/per-process.ts";
import { placeOf } from "#lib/config/place-of.ts";
import { fileStorage } from "./file-storage.ts";
import type { ObjectStorage } from "./object-storage.ts";
import { overlayStorage } from "./overlay-storage.ts";

const kept = perProcess("raw-storage", () => ({
	of: "",
	/** By the store’s address: a prefix says nothing of another store. */
	prefixes: new Map<string, string>(),
	storage: null as ObjectStorage | null,
}));

/**
 * The store itself: S3 when S3_BUCKET is set, else files under DATA_DIR/objects. It records no keys and checks no
 * ownership: only code that marks or replaces the store uses it, everything else uses storage.ts.
 */
export function rawStorage(): ObjectStorage {
	const address = storeAddress();
	const prefix = kept.prefixes.get(address) ?? "";
	const of = `${prefix} ${address}`;
	if (kept.of !== of || kept.storage === null) Object.assign(kept, { of, storage: storageAt(prefix) });
	return kept.storage as ObjectStorage;
}

/** Identifies the configured store. */
export function storeAddress(): string {
	const { s3, dataDir } = env();
	// Without the credentials, since the client changes the object it is given.
	return JSON.stringify([s3?.endpoint, s3?.bucket, s3?.prefix, dataDir]);
}

/** Sets the prefix that a detached installation writes below: see Installation.prefix. */
export function useStorePrefix(prefix: string): void {
	kept.prefixes.set(storeAddress(), prefix);
}

/** A detached installation also reads its original’s storage, which may be a detached one itself. */
function storageAt(prefix: string): ObjectStorage {
	const own = storageBelow(prefix);
	const [, parent = ""] = /^(.*)\//.exec(prefix) ?? [];
	return prefix === "" ? own : overlayStorage(own, storageAt(parent));
}

function storageBelow(prefix: string): ObjectStorage {
	return env().s3 ? lazyStorage(prefix) : fileStorage(join(env().dataDir, "objects", prefix));
}

/** Tells the store’s directory from a copy of it; null in S3. */
export async function placeOfStore(): Promise<string | null> {
	const { s3, dataDir } = env();
	if (s3) return null;
	const path = join(dataDir, "objects");
	await mkdir(path, { recursive: true });
	return placeOf(path);
}

/** Loads the S3 client on first use, so that an installation with files on disk never loads it. */
function lazyStorage(prefix: string): ObjectStorage {
	let loaded: Promise<ObjectStorage> | undefined;
	const real = (): Promise<ObjectStorage> => {
		loaded ??= import("./s3-storage.ts").then(({ s3Storage }) => {
			const { s3 } = env();
			if (!s3) throw new Error("S3 is not configured.");
			return s3Storage({ ...s3, prefix: prefix === "" ? s3.prefix : `${s3.prefix}${prefix}/` });
		});
		return loaded;
	};
	return {
		putFile: async (...args) => (await real()).putFile(...args),
		putFiles: async (...args) => (await real()).putFiles(...args),
		putBytes: async (...args) => (await real()).putBytes(...args),
		putFileAs: async (...args) => (await real()).putFileAs(...args),
		exists: async (...args) => (await real()).exists(...args),
		size: async (...args) => (await real()).size(...args),
		putAt: async (...args) => (await real()).putAt(...args),
		stream: async (...args) => (await real()).stream(...args),
		localPath: async (...args) => (await real()).localPath(...args),
		delete: async (...args) => (await real()).delete(...args),
		deletePrefix: async (...args) => (await real()).deletePrefix(...args),
		deleteUnfinished: async (...args) => (await real()).deleteUnfinished(...args),
		list: async function* () {
			yield* (await real()).list();
		},
		check: async () => (await real()).check(),
		readMark: async () => (await real()).readMark(),
		writeMark: async (...args) => (await real()).writeMark(...args),
	};
}
