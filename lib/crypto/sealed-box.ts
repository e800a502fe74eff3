import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { installationKeys } from "#lib/config/installation-keys.ts";

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is sealed; each purpose has a key of its own, so that one box can never stand in for another. */
type BoxPurpose =
	| "evidence-keys"
	| "oauth-signing-keys"
	| "webhook-secrets"
	| "identity-findings"
	| "identity-pictures"
	| "authenticator-apps"
	| "provider-secrets"
	| "provider-sign-ins"
	| "provider-sessions"
	| "after-sign-out";

/** Encrypts a text (AES-256-GCM) with a key derived from the installation key, to be stored. */
export function sealText(purpose: BoxPurpose, text: string): Uint8Array<ArrayBuffer> {
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv("aes-256-gcm", boxKey(purpose), iv);
	const sealed = [cipher.update(text, "utf8"), cipher.final()];
	return new Uint8Array(Buffer.concat([iv, cipher.getAuthTag(), ...sealed]));
}

/**
 * The text that was sealed for this purpose.
 *
 * @throws Error when it was sealed with another installation key, or was changed
 */
export function openText(purpose: BoxPurpose, sealed: Uint8Array, installationKey?: Buffer): string {
	const bytes = Buffer.from(sealed);
	const key = boxKey(purpose, installationKey);
	const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, IV_BYTES));
	decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
	return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString("utf8");
}

function boxKey(purpose: BoxPurpose, installationKey = installationKeys().installationKey): Buffer {
	return Buffer.from(hkdfSync("sha256", installationKey, "", purpose, 32));
}
