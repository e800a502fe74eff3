import { createHmac, hkdfSync, randomInt } from "node:crypto";
import { installationKeys } from "#lib/config/installation-keys.ts";

/** Without letters and digits that are taken for each other: 0 and O, 1, I and L. */
const LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
const LENGTH = 10;

/** A code of ten letters and digits, which is close to 50 random bits, as it is shown: `ABCDE-23456`. */
export function newRecoveryCode(): string {
	const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]);
	return `${letters.slice(0, LENGTH / 2).join("")}-${letters.slice(LENGTH / 2).join("")}`;
}

/**
 * What is stored of a recovery code, and what a typed one is looked up by, in whatever case and with whatever between:
 * HMAC-SHA256 in hex with a key derived from the installation key.
 *
 * @param userId whose code it is: that of one is nobody else's
 */
export function hashRecoveryCode(userId: string, code: string): string {
	const plain = code.toUpperCase().replace(/[^0-9A-Z]/g, "");
	return createHmac("sha256", codeKey()).update(`${userId}:${plain}`).digest("hex");
}

function codeKey(): Buffer {
	return Buffer.from(hkdfSync("sha256", installationKeys().installationKey, "", "recovery-codes", 32));
}
