import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { findProof } from "#lib/db/stores/signing/signer-proofs.ts";
import { findGroupSigner, lockLink, type StoredSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { type ProofLink, stepDue } from "#lib/domain/documents/proof-rules.ts";
import { requireOpen } from "#lib/domain/documents/rules.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { linkUse } from "./link-use.ts";
import { linkState, signingState } from "./rules.ts";

/** A signer's document and row, locked for a change. */
export type LockedSigner = { document: LockedDocument; signer: StoredSigner };

/**
 * Locks the document of a link and reads its signer again: since the link was looked up, it may have
 * been withdrawn or handed to somebody else, or its holder be asked for another proof.
 *
 * @throws AppError LinkUnusable
 */
export async function lockSigner(tx: Tx, context: SignerContext): Promise<LockedSigner> {
	const { accountId, documentId, signerId, tokenHash: hash } = context.principal;
	const locked = await lockLink(tx, { accountId, documentId, signerId, hash });
	const isUsable = linkState(locked?.link ?? null, context.now()) === "usable";
	if (!locked || locked.document.deletedAt || !isUsable) throw new AppError("LinkUnusable");
	if (!(await hasProved(tx, context, locked))) throw new AppError("LinkUnusable");
	return locked;
}

/** Asked again under the lock: the proof may have been made void, or another one be asked for, since the link was looked up. */
async function hasProved(
	tx: Tx,
	{ principal: { proofHash }, now }: SignerContext,
	{ signer, link }: { signer: StoredSigner; link: ProofLink },
): Promise<boolean> {
	if (stepDue(signer, link, null, now()) === null) return true;
	return proofHash !== undefined && stepDue(signer, link, await findProof(tx, signer.id, proofHash), now()) === null;
}

/**
 * The same, for a signer whose turn it is on an open document. Before the first thing they do, the audit trail says that
 * they have viewed it.
 *
 * @param action how the refusal ends: "This document was declined, so you can’t …"
 * @throws AppError LinkUnusable, or Conflict that says which state stands in the way
 */
export async function requireActingSigner(tx: Tx, context: SignerContext, action: string): Promise<LockedSigner> {
	return takeTurn(tx, context, await lockSigner(tx, context), action);
}

/**
 * The same, for a signer who is locked already.
 *
 * @throws AppError Conflict that says which state stands in the way
 */
export async function takeTurn(
	tx: Tx,
	context: SignerContext,
	{ document, signer }: LockedSigner,
	action: string,
): Promise<LockedSigner> {
	if (signer.status === "NotNeeded") throw await signedForGroup(tx, signer, action);
	requireOpen(document, action);
	const state = signingState({ document, signer }, context.now());
	if (state === "signed")
		throw new AppError("Conflict", `You have already signed, so you can’t ${action}.`, { caseCode: "AlreadySigned" });
	if (state === "waiting")
		throw new AppError("Conflict", `It isn’t your turn yet, so you can’t ${action}.`, { caseCode: "NotYourTurn" });
	if (state !== "open")
		throw new AppError("Conflict", `This document has expired, so you can’t ${action}.`, {
			caseCode: "DocumentExpired",
		});
	return { document, signer: await recordFirstView(tx, context, { document, signer }) };
}

async function signedForGroup(tx: Tx, signer: StoredSigner, action: string): Promise<AppError> {
	const by = await findGroupSigner(tx, signer, signer.groupKey ?? signer.id);
	return new AppError("Conflict", `${by?.name} has signed for ${by?.groupName}, so you can’t ${action}.`, {
		caseCode: "GroupAlreadySigned",
	});
}

/**
 * Records that a signer has viewed the document, before the first thing they do there: the page says so in a request
 * of its own, which may come late or never.
 *
 * @returns the signer as they are now
 */
async function recordFirstView(
	tx: Tx,
	context: SignerContext,
	{ document, signer }: { document: LockedDocument; signer: StoredSigner },
): Promise<StoredSigner> {
	if (signer.viewedAt) return signer;
	const { timeZone = signer.timeZone } = context;
	const seen = { viewedAt: context.now(), timeZone };
	await updateSigner(tx, signer, seen);
	await appendEvents(tx, context, document, [{ type: "DocumentViewed", data: linkUse(context.principal, signer) }]);
	await tellSender(tx, document, "sender-viewed", { signerId: signer.id });
	return { ...signer, ...seen };
}
