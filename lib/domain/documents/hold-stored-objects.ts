import type { Tx } from "#lib/db/client.ts";
import { holdObjects } from "#lib/db/stores/new-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { storage } from "#lib/storage/storage.ts";

/**
 * Holds objects that were just stored until the transaction that refers to them ends. A purge of an
 * equal file may have come between storing and holding; the client simply tries again then.
 *
 * @throws AppError Unavailable when one is not there any more
 */
export async function holdStoredObjects(tx: Tx, keys: string[]): Promise<void> {
	if (keys.length === 0) return;
	await holdObjects(tx, keys);
	const isThere = await Promise.all([...new Set(keys)].map((key) => storage().exists(key)));
	if (!isThere.every(Boolean)) throw new AppError("Unavailable", undefined, { retryAfterSeconds: 1 });
}
