import { log } from "#lib/config/log.ts";
import { db } from "#lib/db/client.ts";
import { listUnusedObjects } from "#lib/db/stores/documents/purging.ts";
import {
	areUnreferenced,
	forgetUnreferenced,
	listUnreferenced,
} from "#lib/db/stores/installation/unreferenced-objects.ts";
import type { Context } from "#lib/domain/context.ts";
import { deleteUnusedObject, deleteUnusedPageImages } from "#lib/domain/documents/ending/delete-unused.ts";
import { deleteByItself } from "#lib/domain/documents/ending/discard-objects.ts";
import { mayDelete } from "#lib/storage/lease.ts";
import { storage } from "#lib/storage/storage.ts";

const YOUNG_MS = 24 * 3_600_000;
const LIMITS = { perPage: 1000, perRun: 50_000 };

/**
 * Deletes objects and page images whose send was never committed, or whose row dropped them without deleting them.
 * Checks only objects noted by this database, never everything in the store, and leaves young ones, which may still get
 * a row. A run is limited; the next one continues with the rest.
 */
export async function sweepObjects(context: Context, { perPage, perRun } = LIMITS): Promise<void> {
	if (!(await mayDelete())) return;
	const before = new Date(context.now().getTime() - YOUNG_MS);
	await deleteUnfinished(before);
	let after = "";
	for (let count = 0; count < perRun; count += perPage) {
		const keys = await listUnreferenced(before, after, perPage);
		const unused = await listUnusedObjects(db(), keys);
		const deleted: string[] = [];
		for (const key of unused) await deleteByItself(key, () => deleteWithImages(key).then(() => void deleted.push(key)));
		const isUnused = new Set(unused);
		await forgetUnreferenced([...keys.filter((key) => !isUnused.has(key)), ...deleted], before);
		after = keys.at(-1) ?? "";
		if (keys.length < perPage) return;
	}
}

/** The page images first: once the object’s note is removed, no later run would find them. */
async function deleteWithImages(key: string): Promise<void> {
	const [accountId = "", sha256 = ""] = key.split("/");
	await deleteUnusedPageImages(accountId, sha256);
	await deleteUnusedObject(key);
}

/** A service that does not let us look for them keeps nothing else from being swept. */
async function deleteUnfinished(before: Date): Promise<void> {
	await storage()
		.deleteUnfinished(before, areUnreferenced)
		.catch((error: unknown) => log.warn({ error }, "could not delete interrupted uploads"));
}
