import { log } from "#lib/config/log.ts";
import { db } from "#lib/db/client.ts";
import { readFact, recordFact } from "#lib/db/stores/installation.ts";
import { listUnusedObjects } from "#lib/db/stores/purging.ts";
import type { Context } from "#lib/domain/context.ts";
import { deleteUnusedObject, deleteUnusedPageImages } from "#lib/domain/documents/ending/delete-unused.ts";
import { deleteByItself } from "#lib/domain/documents/ending/discard-objects.ts";
import { isCurrentImage } from "#lib/domain/documents/pages/draw-pages.ts";
import { storage } from "#lib/storage/storage.ts";

/** After which key the next sweep begins; "" is the beginning. */
const PLACE_FACT = "objects-swept";
const YOUNG_MS = 24 * 3_600_000;
/** A sweep of 50,000 takes seconds; half a million are come by within a day. */
const LIMITS = { perPage: 5000, perRun: 50_000 };

/**
 * Deletes objects and page images of a send that did not come to its transaction, or of a purge that did
 * not get past it. Young ones may still come to theirs. Each run looks at some of the objects, page by
 * page and with one query a page, and the next goes on where it stopped, killed or not.
 */
export async function sweepObjects(context: Context, { perPage, perRun } = LIMITS): Promise<void> {
	const before = new Date(context.now().getTime() - YOUNG_MS);
	await deleteUnfinished(before);
	const place = await readFact(PLACE_FACT);
	let after = typeof place === "string" ? place : "";
	for (let looked = 0; looked < perRun; ) {
		const { objects, next } = await storage().page(after, perPage);
		await deleteUnused(objects.filter(({ putAt }) => putAt < before).map(({ key }) => key));
		looked += Math.max(objects.length, 1);
		after = next ?? "";
		await recordFact(PLACE_FACT, after);
		if (next === null) return;
	}
}

/** A service that does not let us look for them keeps nothing else from being swept. */
async function deleteUnfinished(before: Date): Promise<void> {
	await storage()
		.deleteUnfinished(before)
		.catch((error: unknown) => log.warn({ error }, "uploads that broke off could not be discarded"));
}

/**
 * Of each object that nothing refers to: itself, or the page images of what would have been it. An image of how
 * pages were drawn before is not asked for any more, whether its document lives or not.
 */
async function deleteUnused(allKeys: string[]): Promise<void> {
	const dated = new Set(allKeys.filter(isDatedImage));
	for (const key of dated) await deleteByItself(key, () => storage().delete(key));
	const keys = allKeys.filter((key) => !dated.has(key));
	const referredBy = new Map(keys.map((key) => [key, referredKey(key)]));
	const wanted = [...new Set(referredBy.values())].filter((key) => key !== null);
	const unused = new Set(await listUnusedObjects(db(), wanted));
	const withImages = new Set<string>();
	for (const [key, referred] of referredBy) {
		if (referred === null || !unused.has(referred)) continue;
		if (key === referred) await deleteByItself(key, () => deleteUnusedObject(key));
		else withImages.add(referred);
	}
	for (const key of withImages) {
		const [accountId = "", sha256 = ""] = key.split("/");
		await deleteByItself(key, () => deleteUnusedPageImages(accountId, sha256));
	}
}

/** An object by its content, or a page image by its working file's. */
const KEY = /^(?<account>[0-9a-f-]{36})\/(?:(?<object>[0-9a-f]{64})|pages\/(?<imaged>[0-9a-f]{64})\/(?<image>.+))$/;

function isDatedImage(key: string): boolean {
	const image = KEY.exec(key)?.groups?.image;
	return image !== undefined && !isCurrentImage(image);
}

/** The key that rows would refer to the object by; page images stand and fall with their working file. */
function referredKey(key: string): string | null {
	const found = KEY.exec(key)?.groups;
	return found ? `${found.account}/${found.object ?? found.imaged}` : null;
}
