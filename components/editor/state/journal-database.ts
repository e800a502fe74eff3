import type { JournalRecord } from "./editor-journal.ts";

/** A tab's record. The database is this origin's, which is the installation. */
export type JournalKey = [userId: string, documentId: string, clientId: string];
export type StoredRecord = JournalRecord & { key: JournalKey };

const NAME = "signet-desk";
const STORE = "journals";
const BY_TIME = "at";

/** Some browsers never answer when their storage is broken: a desk does not wait for it. */
const PATIENCE_MS = 2_000;

/** Runs one transaction; null when the browser has no storage for us, or none that works. */
export async function withJournals<T>(
	mode: IDBTransactionMode,
	run: (journals: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | null> {
	if (typeof indexedDB === "undefined") return null;
	const late = new Promise<null>((resolve) => void setTimeout(() => resolve(null), PATIENCE_MS));
	return Promise.race([late, transact(mode, run).catch(() => null)]);
}

async function transact<T>(
	mode: IDBTransactionMode,
	run: (journals: IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | null> {
	const database = await open();
	try {
		const transaction = database.transaction(STORE, mode, { durability: "relaxed" });
		const request = run(transaction.objectStore(STORE));
		await new Promise<void>((resolve, reject) => {
			transaction.oncomplete = () => resolve();
			transaction.onabort = () => reject(transaction.error);
		});
		return request?.result ?? null;
	} finally {
		database.close();
	}
}

function open(): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const request = indexedDB.open(NAME, 1);
		request.onupgradeneeded = () => {
			request.result.createObjectStore(STORE, { keyPath: "key" }).createIndex(BY_TIME, "at");
		};
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});
}

/** All records of a person's document, of whatever tab. */
export function recordsOf(userId: string, documentId: string): IDBKeyRange {
	// An array sorts behind every text.
	return IDBKeyRange.bound([userId, documentId], [userId, documentId, []]);
}

/** Deletes what is older than a time, in unix milliseconds. */
export function deleteOlder(journals: IDBObjectStore, at: number): null {
	const cursor = journals.index(BY_TIME).openCursor(IDBKeyRange.upperBound(at));
	cursor.onsuccess = () => {
		cursor.result?.delete();
		cursor.result?.continue();
	};
	return null;
}
