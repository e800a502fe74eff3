import { createHash, randomBytes } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { Tx } from "#lib/db/client.ts";

/** SHA-256 of a link's token in hex: all that is stored of it. */
export function hashToken(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/**
 * Makes a signing link for one signer: 256 random bits, stored hashed. Every mail and every copied
 * link mints its own, so that none has to be kept readable.
 *
 * @param redirectUrl where the signing page leads after finishing or declining; null: it stays
 * @param frameOrigins whose pages may show the signing page in a frame
 * @returns the address to hand out.
 */
export async function mintSigningLink(
	tx: Tx,
	signerId: string,
	channel: "mail" | "sms" | "link",
	expiresAt: Date | null = null,
	redirectUrl: string | null = null,
	frameOrigins: string[] = [],
): Promise<string> {
	const token = randomBytes(32).toString("base64url");
	await tx.signerToken.create({
		data: { hash: hashToken(token), signerId, channel, expiresAt, redirectUrl, frameOrigins },
	});
	return `${env().publicUrl}/sign/${token}`;
}

/** All links of a signer die together: on reassign, recipient change, revoke and delete. */
export async function revokeSigningLinks(tx: Tx, signerIds: string[], now: Date): Promise<void> {
	await tx.signerToken.updateMany({
		where: { signerId: { in: signerIds }, revokedAt: null },
		data: { revokedAt: now },
	});
}
