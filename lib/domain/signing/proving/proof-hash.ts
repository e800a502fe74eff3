import { hashSecret } from "#lib/crypto/secrets.ts";

/**
 * What is stored of a browser's proof: its secret together with the link's, so that what was proved through one link is
 * no proof for another.
 */
export function proofHashOf(token: string, secret: string): string {
	return hashSecret(`${token}.${secret}`);
}
