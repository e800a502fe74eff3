import { createHash, randomBytes } from "node:crypto";

/** A secret of 256 random bits, safe in URLs and headers: keys, tokens of links. Shown once; only its hash is stored. */
export function newSecret(prefix = ""): string {
	return prefix + randomBytes(32).toString("base64url");
}

/** What is stored of a secret: SHA-256 in hex. Enough, since nobody can guess 256 random bits. */
export function hashSecret(secret: string): string {
	return createHash("sha256").update(secret).digest("hex");
}
