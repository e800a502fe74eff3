import type { IdentityKind, IdentityRejection } from "#lib/contract/signing/identity-page.ts";
import type { IdentityJudge } from "#lib/contract/signing/identity-settings.ts";
import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import {
	proveHand,
	type StoredVerification,
	updateVerification,
} from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { type StoredSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import { hashOfJson } from "#lib/domain/audit/chain.ts";
import type { Context } from "#lib/domain/context.ts";
import { tellSigner } from "#lib/domain/documents/asking/tell-signer.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { describeAccepted } from "./certificate-identity.ts";
import { judgeOf, providerOf, WAITED_MS } from "./rules.ts";

/** A signer's try, its document locked. */
export type LockedTry = { document: LockedDocument; signer: StoredSigner; verification: StoredVerification };

/** Who looked at it; null: the checks alone decide. */
type Reviewer = { id: string; name: string } | null;

/** What the trail says of a try. */
export function aboutTry({ signer, verification }: Pick<LockedTry, "signer" | "verification">) {
	// Only what the contract knows was ever stored.
	const kind = verification.kind as IdentityKind;
	return { signerId: signer.id, signerName: signer.name, attempt: verification.number, kind };
}

function judgedBy(reviewer: Reviewer, { verification }: LockedTry): { by: IdentityJudge; provider?: string } {
	const by = judgeOf({ verifier: verification.verifier, reviewerName: reviewer?.name ?? null });
	return { by, ...providedBy(verification) };
}

/** What the trail says of who verifies a try, where it is not this product. */
export function providedBy(verification: LockedTry["verification"]): { provider?: string } {
	const provider = providerOf(verification);
	return provider === null ? {} : { provider };
}

const byWhom = (reviewer: Reviewer) => ({ reviewerId: reviewer?.id ?? null, reviewerName: reviewer?.name ?? null });

/** Whether the document stays closed until fields are filled in: once, and to who has something to fill in still. */
function holdsFor({ settings, prefilledAt, status }: StoredSigner): boolean {
	return (settings.identity?.holdsForPrefill ?? false) && prefilledAt === null && status === "NotCompleted";
}

/**
 * A try has succeeded: the browsers that took part are let in, and the signer is told, at once where somebody looked.
 * A check or a provider mostly decides while they wait on the page: who has come in by then is told nothing.
 */
export async function acceptTry(tx: Tx, context: Context, locked: LockedTry, reviewer: Reviewer): Promise<void> {
	const { document, signer, verification } = locked;
	const at = context.now();
	await updateVerification(tx, verification, { status: "Succeeded", statusAt: at, ...byWhom(reviewer) });
	await proveHand(tx, signer, { handId: verification.handId, at });
	const forgotten = { failedProofs: 0, failedProofAt: null, proofLockedAt: null };
	const isHeld = holdsFor(signer);
	await updateSigner(tx, signer, { ...forgotten, provedAt: at, prefillHeldAt: isHeld ? at : null });
	const held = isHeld ? { hold: "prefill" as const } : {};
	const statedHash = hashOfJson(describeAccepted({ ...verification, reviewerName: reviewer?.name ?? null }));
	const data = { ...aboutTry(locked), ...judgedBy(reviewer, locked), ...held, statedHash };
	await appendEvents(tx, context, document, [{ type: "IdentityAccepted", data }]);
	// Who cannot go on yet is told when they can; who still waits on the page sees it by themselves.
	if (isHeld) return;
	const when = reviewer ? {} : { startAfter: new Date(at.getTime() + WAITED_MS) };
	await tellSigner(tx, document, signer, "identity-accepted", when);
}

/**
 * A try has failed. It counts like a wrong code: at the last one nothing is taken any more until the sender allows it.
 * Who did not refuse it is told: the signer what the sender said, the sender what a check said.
 */
export async function refuseTry(
	tx: Tx,
	context: Context,
	locked: LockedTry,
	{ reason, note, reviewer }: { reason: IdentityRejection; note: string | null; reviewer: Reviewer },
): Promise<void> {
	const { document, signer, verification } = locked;
	const at = context.now();
	const failedProofs = signer.failedProofs + 1;
	const triesLeft = Math.max(0, signer.authenticationTries - failedProofs);
	const change = { status: "Failed" as const, statusAt: at, rejection: reason, note, ...byWhom(reviewer) };
	await updateVerification(tx, verification, change);
	const lock = triesLeft === 0 ? { proofLockedAt: at } : {};
	await updateSigner(tx, signer, { failedProofs, failedProofAt: at, ...lock });
	const data = { ...aboutTry(locked), ...judgedBy(reviewer, locked), reason, triesLeft };
	const whose = { method: "IdVerification", signerId: signer.id, signerName: signer.name } as const;
	const ended = triesLeft === 0 ? [{ type: "ProofLocked" as const, data: whose }] : [];
	await appendEvents(tx, context, document, [{ type: "IdentityRefused", data }, ...ended]);
	if (reviewer) await tellSigner(tx, document, signer, "identity-rejected");
	else await tellOwner(tx, locked, "sender-identity-failed");
}

/** To the sender alone: in whose name it was sent, nobody else may look. */
export async function tellOwner(
	tx: Tx,
	{ document, signer }: Pick<LockedTry, "document" | "signer">,
	kind: "sender-identity-review" | "sender-identity-failed",
): Promise<void> {
	const { id: documentId, accountId, senderId: userId } = document;
	await enqueue(tx, "mail", { kind, accountId, documentId, userId, signerId: signer.id });
}
