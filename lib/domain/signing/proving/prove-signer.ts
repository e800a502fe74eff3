import type { CodeMethod } from "#lib/contract/signing/proof-page.ts";
import { isOneTimeCode } from "#lib/crypto/one-time-code.ts";
import { verifyPassword } from "#lib/crypto/password.ts";
import { newSecret } from "#lib/crypto/secrets.ts";
import type { Tx } from "#lib/db/client.ts";
import { findAccessCodeHash } from "#lib/db/stores/signing/found-links.ts";
import { deleteCode, endProof, expireCode, findCode, insertProof } from "#lib/db/stores/signing/signer-proofs.ts";
import { updateSigner } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext, VisitorContext } from "#lib/domain/context.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { frequencyOf, methodDue, REMEMBERED_MS, typedCode } from "#lib/domain/documents/proof-rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { authenticateSigner } from "../authenticate-signer.ts";
import type { LockedSigner } from "../require-acting-signer.ts";
import { type LockedUnproved, lockUnproved } from "./lock-unproved.ts";
import { proofHashOf } from "./proof-hash.ts";

/** Longer than any code: what is longer is none, and nothing is hashed for it. */
const MAX_CODE = 200;

/**
 * proved: the browser is to keep `secret`, for `keptMs`, or until it is closed where that is null · over: nothing is to
 * be proved
 */
export type ProofResult =
	| { outcome: "proved"; secret: string; keptMs: number | null }
	| { outcome: "wrong" | "locked" | "over" };

/**
 * A browser proves who holds it, with the code that the signer was told or sent. Wrong codes are counted on the signer,
 * whichever link or web process they come through; at the last one nothing is taken any more until the sender allows
 * it. An unknown code, one that was used, one that is too old and a wrong one have the same answer. Simultaneous calls
 * with the same right code all succeed, since otherwise a form that is sent twice would count as a wrong code.
 *
 * @throws AppError LinkUnusable
 */
export const proveSigner = defineVerb(
	{ permission: "identity.prove" },
	async (call: VisitorContext, token: string, given: string): Promise<ProofResult> => {
		const cameAt = call.now();
		const found = await authenticateSigner(call, token);
		if (found.state === "usable") return { outcome: "over" };
		if (found.state !== "unproved") throw new AppError("LinkUnusable");
		const text = given.slice(0, MAX_CODE);
		// Hashing takes its time: what it was hashed against is compared once more under the lock.
		const seen = await judgeAccessCode(found.context, text);
		return inTransaction(async (tx) => {
			const locked = await lockUnproved(tx, found.context, "proof");
			const method = locked && methodDue(locked.signer);
			if (!locked || !method || method === "IdVerification") return { outcome: "over" };
			if (locked.signer.proofLockedAt) return { outcome: "locked" };
			const isRight = await isRightCode(tx, locked, { method, text, seen, cameAt });
			return isRight ? prove(tx, found.context, locked, method, token) : fail(tx, found.context, locked, method);
		});
	},
);

type AccessCodeJudged = { hash: string | null; isRight: boolean };

async function judgeAccessCode({ principal }: SignerContext, text: string): Promise<AccessCodeJudged> {
	const hash = await findAccessCodeHash(principal, principal.signerId);
	return { hash, isRight: hash !== null && (await verifyPassword(hash, typedCode("AccessCode", text))) };
}

async function isRightCode(
	tx: Tx,
	{ signer }: LockedSigner,
	{ method, text, seen, cameAt }: { method: CodeMethod; text: string; seen: AccessCodeJudged; cameAt: Date },
): Promise<boolean> {
	if (method === "AccessCode") return seen.isRight && seen.hash === signer.accessCodeHash;
	const code = await findCode(signer.id, tx);
	const isLive = code !== null && code.expiresAt > cameAt;
	return isOneTimeCode(isLive ? code.hash : null, signer.id, typedCode(method, text));
}

async function prove(
	tx: Tx,
	context: SignerContext,
	{ document, signer, proof }: LockedUnproved,
	method: CodeMethod,
	token: string,
): Promise<ProofResult> {
	const secret = newSecret();
	const now = context.now();
	const { proofHash } = context.principal;
	// What the browser had shown before goes on as one with it.
	const presentAt = proof?.presentAt ?? null;
	if (presentAt && proofHash !== undefined) await endProof(tx, signer, proofHash);
	await expireCode(tx, signer, now);
	await insertProof(tx, signer, { hash: proofHashOf(token, secret), presentAt, provedAt: now, lastUsedAt: now });
	await updateSigner(tx, signer, { failedProofs: 0, failedProofAt: null, provedAt: now, codeFailure: null });
	await appendEvents(tx, context, document, [{ type: "ProofGiven", data: { method } }]);
	const isKept = presentAt === null && frequencyOf(signer) === "OncePerDocument";
	return { outcome: "proved", secret, keptMs: isKept ? REMEMBERED_MS : null };
}

async function fail(
	tx: Tx,
	context: SignerContext,
	{ document, signer }: LockedSigner,
	method: CodeMethod,
): Promise<ProofResult> {
	const failedProofs = signer.failedProofs + 1;
	const left = Math.max(0, signer.authenticationTries - failedProofs);
	const at = context.now();
	const isLast = left === 0;
	await updateSigner(tx, signer, { failedProofs, failedProofAt: at, ...(isLast && { proofLockedAt: at }) });
	const failed = { type: "ProofFailed", data: { method, triesLeft: left } } as const;
	if (!isLast) {
		await appendEvents(tx, context, document, [failed]);
		return { outcome: "wrong" };
	}
	await deleteCode(tx, signer);
	await appendEvents(tx, context, document, [failed, { type: "ProofLocked", data: { method } }]);
	await tellSender(tx, document, "sender-proof-locked", { signerId: signer.id });
	return { outcome: "locked" };
}
