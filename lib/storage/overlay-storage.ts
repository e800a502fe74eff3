import { MissingObjectError, type ObjectStorage } from "./object-storage.ts";

/**
 * The storage of a detached installation: it reads the original installation’s files, and writes and deletes only its
 * own.
 */
export function overlayStorage(own: ObjectStorage, shared: ObjectStorage): ObjectStorage {
	async function ofEither<T>(work: (from: ObjectStorage) => Promise<T>): Promise<T> {
		try {
			return await work(own);
		} catch (error) {
			if (error instanceof MissingObjectError) return work(shared);
			throw error;
		}
	}
	return {
		...own,
		exists: async (key) => (await own.exists(key)) || shared.exists(key),
		size: (key) => ofEither((from) => from.size(key)),
		putAt: async (key) => (await own.putAt(key)) ?? shared.putAt(key),
		stream: (key, range) => ofEither((from) => from.stream(key, range)),
		localPath: (key) => ofEither((from) => from.localPath(key)),
		async *list() {
			yield* own.list();
			for await (const object of shared.list()) if (!(await own.exists(object.key))) yield object;
		},
	};
}
