import { workplaceLink } from "#lib/config/links.ts";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertIdentityToken } from "#lib/db/stores/sender-identities/sender-identities.ts";

export const IDENTITY_LINK_DAYS = 30;

/**
 * Makes a link by which the person behind an identity answers. Minted when the mail is composed; only
 * the hash is stored.
 *
 * @returns the address to mail
 */
export async function mintIdentityLink(tx: Tx, senderIdentityId: string, now: Date): Promise<string> {
	const token = newSecret();
	const expiresAt = new Date(now.getTime() + IDENTITY_LINK_DAYS * 86_400_000);
	await insertIdentityToken(tx, { hash: hashSecret(token), senderIdentityId, expiresAt });
	return workplaceLink(`/sender-identity/${token}`);
}
