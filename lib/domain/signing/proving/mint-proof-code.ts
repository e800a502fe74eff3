import { hashOneTimeCode, newOneTimeCode } from "#lib/crypto/one-time-code.ts";
import { findCode, setCodeHash } from "#lib/db/stores/signing/signer-proofs.ts";
import type { Context } from "#lib/domain/context.ts";
import { CODE_MS } from "#lib/domain/documents/proof-rules.ts";

/** A code, and the time until which its delivery is retried. */
type MintedCode = { code: string; triedUntil: Date };

/**
 * The code that a signer has asked for, made when its message is composed, as links are: nothing but its hash is kept.
 * One that goes out anew, after a failure, takes the place of the one before.
 *
 * @returns null when nobody waits for it any more: it was asked for too long ago, or counts for nothing by now
 */
export async function mintProofCode({ now }: Context, signerId: string): Promise<MintedCode | null> {
	const asked = await findCode(signerId);
	const at = now();
	if (!asked || at.getTime() - asked.askedAt.getTime() >= CODE_MS) return null;
	const code = newOneTimeCode();
	const expiresAt = new Date(at.getTime() + CODE_MS);
	const isKept = await setCodeHash(signerId, asked.askedAt, at, { hash: hashOneTimeCode(signerId, code), expiresAt });
	return isKept ? { code, triedUntil: new Date(asked.askedAt.getTime() + CODE_MS / 2) } : null;
}
