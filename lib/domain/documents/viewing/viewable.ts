import { createHash } from "node:crypto";
import { type OpenedFile, openObject } from "#lib/domain/files/open-object.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";

/** Something that a page shows, found and allowed, but not opened: who has it already is not sent it again. */
export type Viewable = {
	mediaType: string;
	/** The same as long as the content is, and telling nothing of it. */
	tag: string;
	/** Its size in bytes, where it can be opened without being made first; else null. */
	storedBytes?: () => Promise<number | null>;
	open: () => Promise<OpenedFile>;
};

/**
 * A stored object of an account to show.
 *
 * @throws AppError NotFound for a key that is not the account's
 */
export function viewObject(accountId: string, key: string, mediaType: string): Viewable {
	if (!isObjectOf(accountId, key)) throw new AppError("NotFound");
	return {
		mediaType,
		tag: tagOf(key),
		open: async () => (await openObject(accountId, key, { fileName: "", mediaType })).open(),
	};
}

/** Keys name the content by its hash, which is no reader's business. */
export function tagOf(key: string): string {
	return createHash("sha256").update(key).digest("base64url");
}
