import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { openText, sealText } from "./sealed-box.ts";

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A picture as it is stored, and the key that opens it: whoever loses either has lost the picture. */
type SealedPicture = { sealed: Buffer; wrappedKey: Uint8Array<ArrayBuffer> };

/** Encrypts a picture (AES-256-GCM) under a key of its own, which the installation key wraps. */
export function sealPicture(bytes: Buffer): SealedPicture {
	const key = randomBytes(KEY_BYTES);
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv("aes-256-gcm", key, iv);
	const parts = [cipher.update(bytes), cipher.final()];
	return {
		sealed: Buffer.concat([iv, cipher.getAuthTag(), ...parts]),
		wrappedKey: sealText("identity-pictures", key.toString("base64")),
	};
}

/**
 * The picture as it was before.
 *
 * @throws Error with another installation key, and for bytes or a key that were changed
 */
export function openPicture({ sealed, wrappedKey }: { sealed: Buffer; wrappedKey: Uint8Array }): Buffer {
	const key = Buffer.from(openText("identity-pictures", wrappedKey), "base64");
	const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, IV_BYTES));
	decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
	return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}
