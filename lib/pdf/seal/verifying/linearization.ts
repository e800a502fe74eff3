/** The parameter dictionary of a linearized file lies in its first 1,024 bytes (ISO 32000-2 F.3.1). */
const HEAD_BYTES = 1024;
const KEY = Buffer.from("/Linearized", "latin1");

/**
 * The bytes with the linearization key made unknown. An update may follow a linearized file (it
 * merely stops counting as linearized), but the library refuses to append to one, and a signed
 * upload must not be rewritten. After saving, `restoreStart` puts the original bytes back.
 */
export function hideLinearization(bytes: Uint8Array): Uint8Array {
	const at = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEAD_BYTES)).indexOf(KEY);
	if (at === -1) return bytes;
	const copy = Uint8Array.from(bytes);
	copy[at + KEY.length - 1] = "x".charCodeAt(0);
	return copy;
}

/** Gives the appended-to file the first bytes of the file it was made from. */
export function restoreStart(saved: Uint8Array, original: Uint8Array): void {
	saved.set(original.subarray(0, HEAD_BYTES));
}
