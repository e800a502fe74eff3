import { randomBytes } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { Tx } from "#lib/db/client.ts";
import { hashToken } from "#lib/domain/signing/mint-token.ts";

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
	const token = randomBytes(32).toString("base64url");
	const minutes = purpose === "Reset" ? RESET_MINUTES : INVITATION_DAYS * 24 * 60;
	await tx.passwordToken.create({
		data: { hash: hashToken(token), userId, purpose, expiresAt: new Date(now.getTime() + minutes * 60_000) },
	});
	return `${env().publicUrl}/set-password/${token}`;
}
