import { buffer } from "node:stream/consumers";
import { openPicture } from "#lib/crypto/picture-box.ts";
import { openStored } from "#lib/domain/files/open-object.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { isObjectOf } from "#lib/storage/object-storage.ts";

/**
 * The bytes of a stored picture, decrypted: a JPEG.
 *
 * @throws AppError NotFound for a key that is not the account's, and when the storage has lost the object
 * @throws Error with another installation key
 */
export async function openStoredPicture(
	accountId: string,
	{ objectKey, wrappedKey }: { objectKey: string; wrappedKey: Uint8Array },
): Promise<Buffer> {
	if (!isObjectOf(accountId, objectKey)) throw new AppError("NotFound");
	const { stream } = await openStored(objectKey);
	return openPicture({ sealed: await buffer(stream), wrappedKey });
}
