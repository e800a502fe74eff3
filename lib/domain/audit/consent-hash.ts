import { createHash } from "node:crypto";

/** SHA-256 in hex of a consent text: what events and the table ConsentText name it by. */
export function consentHash(text: string): string {
	return createHash("sha256").update(text).digest("hex");
}
