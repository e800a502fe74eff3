import { join } from "node:path";
import { env } from "#lib/config/env.ts";
import { fileStorage } from "./file-storage.ts";
import type { ObjectStorage } from "./object-storage.ts";

const kept = globalThis as typeof globalThis & { signetStorage?: { of: string; storage: ObjectStorage } };

/** The object storage of this installation: S3 when S3_BUCKET is set, else files under DATA_DIR/objects. */
export function storage(): ObjectStorage {
	const { s3, dataDir } = env();
	const of = s3 ? JSON.stringify(s3) : dataDir;
	if (kept.signetStorage?.of !== of) {
		kept.signetStorage = { of, storage: s3 ? lazyStorage() : fileStorage(join(dataDir, "objects")) };
	}
	return kept.signetStorage.storage;
}

/** Loads the S3 client on first use: an installation that keeps files on disk never pays for it. */
function lazyStorage(): ObjectStorage {
	let loaded: Promise<ObjectStorage> | undefined;
	const real = (): Promise<ObjectStorage> => {
		loaded ??= import("./s3-storage.ts").then(({ s3Storage }) => {
			const { s3 } = env();
			if (!s3) throw new Error("S3 is not configured.");
			return s3Storage(s3);
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
		page: async (...args) => (await real()).page(...args),
		deleteUnfinished: async (...args) => (await real()).deleteUnfinished(...args),
		list: async function* () {
			yield* (await real()).list();
		},
		check: async () => (await real()).check(),
	};
}
