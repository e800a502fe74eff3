import type { Tx } from "#lib/db/client.ts";
import { deleteGround } from "#lib/db/stores/documents/page-ground.ts";
import { holdObjectExclusively, listUnusedObjects } from "#lib/db/stores/documents/purging.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { storage } from "#lib/storage/storage.ts";

/** Deletes an object unless something refers to it; a send that is about to has it locked. */
export function deleteUnusedObject(key: string): Promise<void> {
	return deleteUnlessUsed(key, () => storage().delete(key));
}

/** Deletes the images of a working file's pages unless a document has that file. */
export function deleteUnusedPageImages(accountId: string, workingSha256: string): Promise<void> {
	return deleteUnlessUsed(`${accountId}/${workingSha256}`, async (tx) => {
		await deleteGround(tx, accountId, workingSha256);
		await storage().deletePrefix(`${accountId}/pages/${workingSha256}`);
	});
}

async function deleteUnlessUsed(key: string, deleteIt: (tx: Tx) => Promise<void>): Promise<void> {
	await inTransaction(async (tx) => {
		await holdObjectExclusively(tx, key);
		const [unused] = await listUnusedObjects(tx, [key]);
		if (unused !== undefined) await deleteIt(tx);
	});
}
