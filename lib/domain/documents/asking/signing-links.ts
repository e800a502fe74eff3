import { openLink } from "#lib/config/links.ts";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import {
	insertSignerToken,
	type LinkChannel,
	type NewSignerToken,
	revokeSignerTokens,
} from "#lib/db/stores/signing/link-tokens.ts";

/** A link that works once its row is stored. */
export type SigningLink = { url: string; row: NewSignerToken };

/**
 * Thinks up a signing link for one signer: 256 random bits, of which the row has the hash. Every mail and every
 * copied link has its own, so that none has to be kept readable.
 *
 * @param redirectUrl where the signing page leads after finishing or declining; null: it stays
 * @param frameOrigins whose pages may show the signing page in a frame
 */
export function newSigningLink(
	signerId: string,
	channel: LinkChannel,
	expiresAt: Date | null = null,
	redirectUrl: string | null = null,
	frameOrigins: string[] = [],
): SigningLink {
	const token = newSecret();
	return {
		url: openLink(`/sign/${token}`),
		row: { hash: hashSecret(token), signerId, channel, expiresAt, redirectUrl, frameOrigins },
	};
}

/** The same that goes to the signer's own address, also where they sign in person: it is never on the host's device. */
export function newOwnLink(...about: Parameters<typeof newSigningLink>): SigningLink {
	const { url, row } = newSigningLink(...about);
	return { url, row: { ...row, isOwn: true } };
}

/**
 * Makes a signing link, see newSigningLink, that works from now on.
 *
 * @returns the address to hand out.
 */
export async function mintSigningLink(tx: Tx, ...about: Parameters<typeof newSigningLink>): Promise<string> {
	const { url, row } = newSigningLink(...about);
	await insertSignerToken(tx, row);
	return url;
}

/** All links of a signer die together: on reassign, recipient change, revoke and delete. */
export async function revokeSigningLinks(tx: Tx, signerIds: string[], now: Date): Promise<void> {
	await revokeSignerTokens(tx, signerIds, now);
}
