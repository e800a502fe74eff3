import type { Readable } from "node:stream";

/** Name of the object that `check` writes; it begins with a dot, so that no list of objects includes it. */
export const PROBE = { key: ".check", sizeBytes: 4096 };

/** Bytes from `start` to `end`, both included, as in an HTTP range. */
export type ByteRange = { start: number; end: number };

type StoredObject = {
	key: string;
	/** In hex. */
	sha256: string;
	sizeBytes: number;
};

/** Name of the mark; it begins with a dot, since it is not an object. */
export const MARK_NAME = ".installation";

/** The stored mark of the store’s owner; `version` is the condition of a conditional write. */
export type StoredMark = { text: string; version: string };

/**
 * Where files live. Objects put by content are called `accountId/sha256`, so the same bytes are
 * stored once per account. An object is whole or not there: what is read was completely written.
 */
export type ObjectStorage = {
	/**
	 * Takes the file over: it is durable when this returns, and the given path is gone.
	 * @param sha256 in hex, when the caller has it already
	 */
	putFile(accountId: string, path: string, sha256?: string): Promise<StoredObject>;
	/**
	 * Like putFile for several at once, whose keys it gives in their order.
	 * @param files each with its sha256 in hex
	 */
	putFiles(accountId: string, files: readonly { path: string; sha256: string }[]): Promise<string[]>;
	putBytes(accountId: string, bytes: Uint8Array): Promise<StoredObject>;
	/** Like putFile, under a key of the caller's. An object with that key is replaced. */
	putFileAs(key: string, path: string): Promise<void>;
	exists(key: string): Promise<boolean>;
	/** @throws MissingObjectError */
	size(key: string): Promise<number>;
	/**
	 * When the object was last put; null when it is not there. A cleaner leaves young objects alone:
	 * they may belong to a transaction that has not committed yet.
	 */
	putAt(key: string): Promise<Date | null>;
	/** @throws MissingObjectError before anything is read */
	stream(key: string, range?: ByteRange): Promise<Readable>;
	/**
	 * The object as a file to read, for child processes. Never written to. `release` when done.
	 * @throws MissingObjectError
	 */
	localPath(key: string): Promise<{ path: string; release(): Promise<void> }>;
	/** No error when it is not there. */
	delete(key: string): Promise<void>;
	/** Everything below `prefix/`. */
	deletePrefix(prefix: string): Promise<void>;
	/**
	 * Discards uploads that began before a time and were never completed, since their process died. Files have none:
	 * they stay in temporary directories until they are complete.
	 *
	 * @param pickOwn returns this installation's keys among the given ones; other uploads are left alone
	 */
	deleteUnfinished(before: Date, pickOwn: (keys: string[]) => Promise<Set<string>>): Promise<void>;
	/** Every object, in no order. */
	list(): AsyncIterable<{ key: string; sizeBytes: number }>;
	/** Writes an object of 4 KB and deletes it; throws when it cannot. */
	check(): Promise<void>;
	/** The stored mark; null when no installation has marked the store. */
	readMark(): Promise<StoredMark | null>;
	/**
	 * Writes the mark unless another process has replaced it.
	 *
	 * @param version of the mark to replace; null: there is none
	 * @returns whether it was written
	 */
	writeMark(text: string, version: string | null): Promise<boolean>;
};

/** An object that the database refers to is not in the storage. */
export class MissingObjectError extends Error {
	constructor(key: string, options?: ErrorOptions) {
		super(`Object ${key} is not in the storage.`, options);
		this.name = "MissingObjectError";
	}

	/** By its name: the process's one storage may be of another bundle, with a class of its own. */
	static override [Symbol.hasInstance](thrown: unknown): boolean {
		return thrown instanceof Error && thrown.name === "MissingObjectError";
	}
}

/** Whether an object was put by content for an account: no document refers to any other account's. */
export function isObjectOf(accountId: string, key: string): boolean {
	return key.startsWith(`${accountId}/`) && /^[0-9a-f]{64}$/.test(key.slice(accountId.length + 1));
}

/**
 * Keys are paths of plain names, so that none can leave the storage's directory.
 * @throws Error for any other key
 */
export function assertKey(key: string): void {
	if (!/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(key)) throw new Error(`Not an object key: ${JSON.stringify(key)}`);
}
