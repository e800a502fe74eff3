import { log } from "#lib/config/log.ts";
import { deleteUnusedObject } from "./delete-unused.ts";

/** Deletes what has just been replaced, unless something else refers to it. */
export async function discardObjects(keys: (string | null)[]): Promise<void> {
	for (const key of keys) if (key !== null) await deleteByItself(key, () => deleteUnusedObject(key));
}

/** One object that cannot be deleted does not keep the others; the sweep comes by it again. */
export async function deleteByItself(key: string, deleteIt: () => Promise<void>): Promise<void> {
	await deleteIt().catch((error: unknown) => log.warn({ key, error }, "could not delete an object"));
}
