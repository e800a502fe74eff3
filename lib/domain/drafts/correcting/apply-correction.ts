import { env } from "#lib/config/env.ts";
import type { Tx } from "#lib/db/client.ts";
import type { SignerSettings } from "#lib/db/document-settings.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import {
	findWholeDocument,
	findWholeDocumentInScope,
	type WholeDocument,
} from "#lib/db/stores/documents/whole-document.ts";
import { writeCorrection } from "#lib/db/stores/drafts/corrected-document.ts";
import { closeCorrection } from "#lib/db/stores/drafts/corrections.ts";
import { type DraftInScope, findDraft, findDraftInScope, type StoredDraft } from "#lib/db/stores/drafts/drafts.ts";
import { findOrderedSigners, findSigner, updateSigner } from "#lib/db/stores/signing/signing.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { advanceDocument } from "#lib/domain/documents/asking/advance-document.ts";
import { releasedSigners, tellReleased } from "#lib/domain/documents/asking/released-signers.ts";
import { revokeSigningLinks } from "#lib/domain/documents/asking/signing-links.ts";
import { type ToldSigner, tellSigner } from "#lib/domain/documents/asking/tell-signer.ts";
import { PROOF_ANEW } from "#lib/domain/documents/changing/proof-place.ts";
import { voidProofs } from "#lib/domain/documents/changing/void-proofs.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { planExpiry } from "#lib/domain/documents/ending/plan-expiry.ts";
import { definitionHash } from "#lib/domain/documents/sending/definition-hash.ts";
import { requireMaySend } from "#lib/domain/documents/sending/require-may-send.ts";
import { wantsRecipientMail } from "#lib/domain/documents/settings.ts";
import { UNTOUCHED_SIGNER } from "#lib/domain/documents/untouched-signer.ts";
import { holdStoredObjects } from "#lib/domain/files/hold-stored-objects.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { isOnDesk } from "../editing/is-in-editor.ts";
import { KEPT_DAYS } from "../editing/kept-days.ts";
import { goneError, lockReached } from "../editing/lock-draft.ts";
import type { Pictures } from "../editing/prefilled-pictures.ts";
import { withPictures } from "../editing/with-pictures.ts";
import { findCorrection } from "./find-correction.ts";
import { type CorrectionPlan, currentState, planCorrection } from "./plan-correction.ts";
import { type PreparedCorrection, prepareCorrection } from "./prepare-correction.ts";

type ApplyCorrectionInput = {
	documentId: string;
	/** The version that was seen: no other is applied. */
	version: number;
};

/**
 * Makes the correction of a sent document what its signers see, all of it at once. Who has signed keeps what they
 * signed; who was asked keeps the link, and what they entered where it still fits; who is new is asked when it is their
 * turn. To apply again what was applied by the same version answers the same, and does nothing.
 *
 * @throws AppError NotFound; GoneError when it is not being corrected any more; Conflict when the correction has
 *   another version by now; ConflictError that names what the document does not take any more; ValidationError that
 *   names every part that the interface would refuse, PlanLimit; DeletionPending
 */
export const applyCorrection = defineVerb(
	{ permission: "documents.change" },
	async (context: GrantedContext, input: ApplyCorrectionInput): Promise<{ documentId: string }> => {
		const { documentId } = input;
		const scope = documentScope(context);
		const found = isUuid(documentId) ? await findDraftInScope(scope, documentId, null) : null;
		if (!found) throw notFound("document");
		const ready = await readyCorrection(found, input.version);
		const seen = ready && (await findWholeDocumentInScope(scope, documentId));
		if (!seen) return { documentId };
		const prepared = await prepareCorrection(context.principal, ready.base, ready.state);
		const unused = await withPictures(seen, (tx, pictures) => apply(tx, context, input, { prepared, pictures }));
		await discardObjects(unused);
		return { documentId };
	},
);

/** The correction that is to be applied; null: it was, as it stands. */
async function readyCorrection(
	found: DraftInScope,
	version: number,
	tx?: Tx,
): Promise<(StoredDraft & { base: DraftState }) | null> {
	const { draft } = found;
	if (!isOnDesk(found) || !draft?.base) {
		if (!found.deletedAt && draft?.correctionEnd === "Applied" && draft.version === version) return null;
		throw await goneError(found, tx);
	}
	if (draft.version !== version) throw refusal("Conflict", said("correctionOutdated"));
	return { ...draft, base: draft.base };
}

type Prepared = { prepared: PreparedCorrection; pictures: Pictures };

/** @returns keys of objects that nothing of the document refers to any more */
async function apply(
	tx: Tx,
	context: GrantedContext,
	{ documentId, version }: ApplyCorrectionInput,
	{ prepared, pictures }: Prepared,
): Promise<(string | null)[]> {
	// Objects are locked before documents (lib/decisions/order-of-locks.md).
	const keys = [...prepared.pictures.values()].map(({ key }) => key);
	await holdStoredObjects(tx, context.principal.accountId, keys);
	const document = await lockReached(tx, context, documentId);
	if (!document) throw notFound("document");
	const ready = await readyCorrection({ ...document, draft: await findDraft(tx, document, null) }, version, tx);
	const correction = ready && (await findCorrection(document, tx));
	const whole = correction && (await findWholeDocument(document.id, tx));
	if (!whole) return [];
	const current = currentState(whole, pictures);
	const plan = planCorrection(ready, whole, current, correction, prepared, context.now());
	const keptUntil = new Date(context.now().getTime() + KEPT_DAYS * env().dayMs);
	await closeCorrection(tx, document, "Applied", keptUntil);
	if (plan.isEmpty) return [];
	await requireMaySend(tx, document);
	await write(tx, document, plan, context.now());
	await goOn(tx, context, document, whole, plan);
	const kept = new Set(plan.rows.fields.inserted.map(({ valueKey }) => valueKey));
	const gone = whole.fields.filter(({ id }) => plan.rows.fields.removedIds.includes(id));
	return gone.map(({ valueKey }) => valueKey).filter((key) => !kept.has(key));
}

async function write(
	tx: Tx,
	document: LockedDocument,
	{ rows, replacedIds, unprovedIds }: CorrectionPlan,
	now: Date,
): Promise<void> {
	await writeCorrection(tx, document, rows, now);
	await revokeSigningLinks(tx, replacedIds, now);
	await voidProofs(tx, document, [...replacedIds, ...unprovedIds]);
	for (const [ids, change] of [
		[replacedIds, UNTOUCHED_SIGNER],
		[unprovedIds, PROOF_ANEW],
	] as const) {
		for (const id of ids) {
			const signer = await findSigner(tx, document, id);
			if (signer) await updateSigner(tx, signer, change);
		}
	}
}

/** The document as its signers see it from now on: the trail says so, and whoever is to act is asked. */
async function goOn(
	tx: Tx,
	context: GrantedContext,
	locked: LockedDocument,
	before: WholeDocument,
	{ rows, gone, toldIds, counts }: CorrectionPlan,
): Promise<void> {
	const after = await findWholeDocument(locked.id, tx);
	if (!after) throw new Error("The document is missing.");
	const { title, settings, enableSigningOrder, enableReassign, disableEmails, expiresAt, edition } = after;
	const columns = { title, settings, enableSigningOrder, enableReassign, disableEmails, expiresAt, edition };
	const document: LockedDocument = { ...locked, ...columns, correctedSince: null };
	const hashes = { before: definitionHash(definitionOf(before)), after: definitionHash(definitionOf(after)) };
	const released = releasedSigners(gone);
	const data = { ...hashes, title, edition, ...counts, ...(released.length > 0 ? { released } : {}) };
	const editedSeq = document.eventCount + 1;
	const signers = await findOrderedSigners(tx, document);
	await advanceDocument(tx, context, document, signers, [{ type: "DocumentEdited", data }]);
	await tellReleased(tx, document, gone, editedSeq, after.signers);
	if (expiresAt?.getTime() !== before.expiresAt?.getTime()) await planExpiry(tx, document, context.now());
	await tellCorrected(tx, document, {
		signers: signers.filter(({ id }) => toldIds.includes(id)),
		carbonCopyIds: rows.copies.inserted.map(({ id }) => id),
	});
}

/** What a signer entered is no part of what is asked. */
function definitionOf(document: WholeDocument) {
	const fields = document.fields.map((field) => (field.valueAt === null ? field : { ...field, value: null }));
	return { ...document, document, fields };
}

/**
 * Tells those who were asked for something else before, once, and those who get a copy from now on.
 *
 * @param told.signers who want no mail of a change, or none at all, are told nothing
 */
async function tellCorrected(
	tx: Tx,
	document: LockedDocument,
	{ signers, carbonCopyIds }: { signers: (ToldSigner & { settings: SignerSettings })[]; carbonCopyIds: string[] },
): Promise<void> {
	const { id: documentId, accountId, settings } = document;
	for (const signer of signers) {
		if (!wantsRecipientMail(settings, signer.settings, "editDocument")) continue;
		await tellSigner(tx, document, signer, "corrected");
	}
	if (document.disableEmails || document.isAwaitingCheck) return;
	for (const carbonCopyId of carbonCopyIds) {
		await enqueue(tx, "mail", { kind: "copy-sent", accountId, documentId, carbonCopyId });
	}
}
