import { createHmac, hkdfSync, randomInt, timingSafeEqual } from "node:crypto";
import { installationKeys } from "#lib/config/installation-keys.ts";

const DIGITS = 6;

/** A random code of six digits, sent to prove an address or phone number. */
export function newOneTimeCode(): string {
	return String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
}

/**
 * What is stored of a code: HMAC-SHA256 in hex with a key derived from the installation key, since a million codes are
 * soon tried against a plain hash.
 *
 * @param holderId whose code it is: that of one is nobody else's
 */
export function hashOneTimeCode(holderId: string, code: string): string {
	return createHmac("sha256", codeKey()).update(`${holderId}:${code}`).digest("hex");
}

/** Whether a code is the one that was stored; takes as long where there is none. */
export function isOneTimeCode(stored: string | null, holderId: string, code: string): boolean {
	const given = Buffer.from(hashOneTimeCode(holderId, code), "hex");
	const wanted = stored === null ? Buffer.alloc(given.length) : Buffer.from(stored, "hex");
	const isSame = wanted.length === given.length && timingSafeEqual(wanted, given);
	return isSame && stored !== null;
}

function codeKey(): Buffer {
	return Buffer.from(hkdfSync("sha256", installationKeys().installationKey, "", "one-time-codes", 32));
}
