import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { openText, sealText } from "./sealed-box.ts";

/** What is authenticated; the MAC of one kind of record is never valid for another. */
export type EvidencePurpose = "audit-event" | "sealing-certificate" | "sealing-certificates-read";

/** Makes a random evidence key, wrapped by the installation key to be stored. */
export function newEvidenceKey(): Uint8Array<ArrayBuffer> {
	return sealText("evidence-keys", randomBytes(32).toString("base64"));
}

/**
 * Unwraps an evidence key.
 *
 * @throws Error when another installation key wrapped it, or it was changed
 */
export function openEvidenceKey(wrapped: Uint8Array): Buffer {
	return Buffer.from(openText("evidence-keys", wrapped), "base64");
}

/** Wraps an evidence key by the present installation key; null for one that a former key didn’t wrap. */
export function rewrapEvidenceKey(wrapped: Uint8Array, formerInstallationKey: Buffer): Uint8Array<ArrayBuffer> | null {
	try {
		return sealText("evidence-keys", openText("evidence-keys", wrapped, formerInstallationKey));
	} catch {
		return null;
	}
}

/** HMAC-SHA256 in hex. */
export function evidenceMac(key: Buffer, purpose: EvidencePurpose, text: string): string {
	return createHmac("sha256", key).update(`${purpose}\n${text}`).digest("hex");
}

/** Compares in constant time. */
export function isEvidenceMac(key: Buffer, purpose: EvidencePurpose, text: string, mac: string): boolean {
	const expected = Buffer.from(evidenceMac(key, purpose, text));
	const given = Buffer.from(mac);
	return given.length === expected.length && timingSafeEqual(given, expected);
}
