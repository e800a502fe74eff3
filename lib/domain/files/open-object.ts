import type { Readable } from "node:stream";
import { AppError } from "#lib/errors/app-error.ts";
import { type ByteRange, isObjectOf } from "#lib/storage/object-storage.ts";
import { storage } from "#lib/storage/storage.ts";
import { tellMissing } from "./tell-missing.ts";

/** What is read of a file; its size where that is known before its end. */
export type OpenedFile = { stream: Readable; sizeBytes?: number };

/** A file of which a part can be read: what broke off is taken up where it stopped. */
export type RangedFile = {
	/** Says that the bytes are still the same ones. */
	version: string;
	sizeBytes: number;
	openRange(range: ByteRange): Promise<OpenedFile>;
};

/**
 * A file on its way out. Nothing is opened, drawn or written down before somebody reads it: who only asks
 * what it is leaves nothing behind.
 */
export type Download = {
	fileName: string;
	mediaType: string;
	sizeBytes?: number;
	ranged?: RangedFile;
	open(): Promise<OpenedFile>;
};

/**
 * A stored object of an account as a download.
 *
 * @throws AppError NotFound for a key that is not the account's, and when the storage has lost the object
 */
export async function openObject(
	accountId: string,
	key: string,
	{ fileName, mediaType }: { fileName: string; mediaType: string },
): Promise<Download> {
	if (!isObjectOf(accountId, key)) throw new AppError("NotFound");
	const sizeBytes = await storage().size(key).catch(tellMissing);
	return { fileName, mediaType, sizeBytes, open: async () => ({ ...(await openStored(key)), sizeBytes }) };
}

/**
 * The bytes of a stored object.
 *
 * @throws AppError NotFound when the storage has lost it
 */
export async function openStored(key: string, range?: ByteRange): Promise<OpenedFile> {
	return { stream: await storage().stream(key, range).catch(tellMissing) };
}
