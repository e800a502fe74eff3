import type { Tx } from "#lib/db/client.ts";
import { holdObjects } from "#lib/db/stores/documents/new-document.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";

/**
 * Holds objects that were just stored until the transaction that refers to them ends. A purge of an
 * equal file may have come between storing and holding; the client simply tries again then.
 *
 * @param accountId whose rows refer to them
 * @throws AppError Unavailable when one is not there any more
 * @throws Error for a key that is not the account's: nothing may ever refer to another's
 */
export async function holdStoredObjects(tx: Tx, accountId: string, keys: string[]): Promise<void> {
	if (keys.length === 0) return;
	if (!keys.every((key) => isObjectOf(accountId, key))) throw new Error("The object belongs to another account.");
	await holdObjects(tx, keys);
	const isThere = await Promise.all([...new Set(keys)].map((key) => storage().exists(key)));
	if (!isThere.every(Boolean)) throw new AppError("Unavailable", undefined, { retryAfterSeconds: 1 });
}
