import { hashOneTimeCode } from "#lib/crypto/one-time-code.ts";
import { hashPassword } from "#lib/crypto/password.ts";
import { db } from "#lib/db/client.ts";
import type { Prisma } from "#lib/db/generated/client.ts";
import type { VisitorContext } from "#lib/domain/context.ts";
import { visitorContext } from "#lib/domain/context.ts";
import { mintSigningLink } from "#lib/domain/documents/asking/signing-links.ts";

/** A browser that calls a link; `proof` is what it keeps in its cookie. */
export function browser(proof?: string, now: () => Date = () => new Date()): VisitorContext {
	const call = { ...visitorContext(), ip: "203.0.113.7", userAgent: "test", requestId: "r", now };
	return proof === undefined ? call : { ...call, proof };
}

/** Hashing is slow, and nothing here asks for a salt of its own. */
const hashes = new Map<string, Promise<string>>();

/** Columns of a signer who is asked for an access code. */
export async function askedForCode(code: string): Promise<Partial<Prisma.SignerUncheckedCreateInput>> {
	const hash = hashes.get(code) ?? hashPassword(code);
	hashes.set(code, hash);
	return { authenticationType: "AccessCode", accessCodeHash: await hash };
}

/** A code that a signer is taken to have been sent. */
export async function setSentCode(signerId: string, code: string, minutes = 10): Promise<void> {
	const askedAt = new Date(Date.now() - 60_000);
	const row = { askedAt, hash: hashOneTimeCode(signerId, code), expiresAt: new Date(Date.now() + minutes * 60_000) };
	await db().signerCode.upsert({ where: { signerId }, create: { signerId, ...row }, update: row });
}

/** The token of a new signing link. */
export async function linkTo(signerId: string): Promise<string> {
	const link = await mintSigningLink(db(), signerId, "copied");
	return link.slice(link.lastIndexOf("/") + 1);
}
