import { workplaceLink } from "#lib/config/links.ts";
import { hashSecret, newSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertPasswordToken } from "#lib/db/stores/signing/link-tokens.ts";

export const RESET_MINUTES = 30;
export const INVITATION_DAYS = 7;

/**
 * Makes a single-use link that lets its holder set the user's password. Minted when the mail is
 * composed; only the hash is stored.
 *
 * @returns the address to mail
 */
export async function mintPasswordLink(
	tx: Tx,
	userId: string,
	purpose: "Reset" | "Invitation",
	now: Date,
): Promise<string> {
	const token = newSecret();
	const minutes = purpose === "Reset" ? RESET_MINUTES : INVITATION_DAYS * 24 * 60;
	const expiresAt = new Date(now.getTime() + minutes * 60_000);
	await insertPasswordToken(tx, { hash: hashSecret(token), userId, purpose, expiresAt });
	return workplaceLink(`/set-password/${token}`);
}
