import type { FinishRequest } from "#lib/contract/signing/requests.ts";
import type { Tx } from "#lib/db/client.ts";
import { deleteOpenVerifications } from "#lib/db/stores/identity-verification/identity-verifications.ts";
import { deleteProofs } from "#lib/db/stores/signing/signer-proofs.ts";
import {
	completeSigner,
	findFinishingRows,
	findOrderedSigners,
	type StoredSigner,
	writeFieldValues,
} from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { advanceDocument } from "#lib/domain/documents/asking/advance-document.ts";
import { tellSender } from "#lib/domain/documents/asking/tell-sender.ts";
import { entryOf, fieldWrite, type OwnField, toOwnField } from "#lib/domain/documents/own-fields.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { FIELD_REGISTRY, isFillable } from "#lib/fields/registry.ts";
import { shownFields } from "#lib/fields/rules/conditions.ts";
import { isGroupOver } from "#lib/fields/rules/groups.ts";
import { describeProblem } from "#lib/fields/rules/problems.ts";
import { canonicalValue } from "#lib/fields/values/canonical-value.ts";
import { missingRequired } from "#lib/fields/values/values.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { CorrectedError } from "./corrected-error.ts";
import { evidence } from "./evidence.ts";
import { linkUse } from "./link-use.ts";
import { releaseGroup } from "./release-group.ts";
import { lockSigner, takeTurn } from "./require-acting-signer.ts";
import { type Preparing, requirePictures } from "./require-pictures.ts";
import { setFormulas } from "./set-formulas.ts";

/** preparing: nothing was changed; to be asked again when the rest of the pages has been drawn. */
type FinishOutcome = { outcome: "signed" | "already-signed" } | Preparing;

/**
 * The signer is done: everything is judged once more by the same rules as in the browser, dates of
 * signing are set to this moment, formulas are calculated, and the next wave or the sealing is started. A second call, from a
 * double click or another tab, finds it done and changes nothing.
 *
 * @param shown what the page shows: another edition than the document has by now is not signed
 * @throws CorrectedError; AppError LinkUnusable, Conflict; ValidationError with a message by field id; UnusableFile that names the
 * pages that cannot be drawn
 */
export const finishSigning = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, shown: FinishRequest): Promise<FinishOutcome> => {
		const preparing = await requirePictures(context);
		if (preparing) return preparing;
		return inTransaction(async (tx) => {
			const locked = await lockSigner(tx, context);
			if (locked.signer.status === "Completed") return { outcome: "already-signed" };
			const { document, signer } = await takeTurn(tx, context, locked, "sign it");
			if (shown.edition !== document.edition) throw new CorrectedError();
			if (!signer.consentedAt)
				throw new AppError("Conflict", "Agree to sign electronically first.", { caseCode: "ConsentMissing" });
			const { fields, signers, hasFormulas } = await findFinishingRows(tx, document, signer.id);
			const own = await setSigningDates(
				tx,
				context,
				signer,
				await dropHidden(tx, context, signer, fields.map(toOwnField)),
			);
			requireComplete(own);
			if (!(await completeSigner(tx, signer, context.now()))) return { outcome: "already-signed" };
			await releaseGroup(tx, document, signer);
			const isShown = signer.authenticationType === "IdVerification";
			if (isShown && document.heldAt === null) await deleteOpenVerifications(tx, signer);
			if (context.principal.isHosted) await deleteProofs(tx, [signer.id]);
			const formulas = hasFormulas ? await setFormulas(tx, document, context.now()) : [];
			await tellSender(tx, document, "sender-signed", { signerId: signer.id });
			const after =
				signer.groupKey === null
					? signers.map((one) => (one.id === signer.id ? { ...one, status: "Completed" as const } : one))
					: await findOrderedSigners(tx, document);
			const use = linkUse(context.principal, signer);
			await advanceDocument(tx, context, document, after, evidence(own, signer, formulas, use));
			return { outcome: "signed" };
		});
	},
);

/** What a rule hides is not signed: it loses its value, and nothing more is asked of it. */
async function dropHidden(tx: Tx, context: SignerContext, signer: StoredSigner, own: OwnField[]): Promise<OwnField[]> {
	const shown = shownFields(own);
	const hidden = own.filter((field) => !shown.includes(field) && field.value !== null);
	await writeFieldValues(
		tx,
		signer,
		hidden.map((field) => fieldWrite({ ...field, value: null })),
		entryOf(context),
	);
	return shown;
}

async function setSigningDates(
	tx: Tx,
	context: SignerContext,
	signer: StoredSigner,
	own: OwnField[],
): Promise<OwnField[]> {
	const now = context.now();
	const dated = own
		.filter((field) => field.type === "DateSigned")
		.map((field) => ({ ...field, value: now.toISOString() }));
	await writeFieldValues(tx, signer, dated.map(fieldWrite), entryOf(context));
	return own.map((field) => dated.find((one) => one.id === field.id) ?? field);
}

/** @throws AppError ValidationError that names every field that is missing or wrong */
function requireComplete(own: OwnField[]): void {
	const errors: FieldErrors = {};
	for (const field of missingRequired(own)) errors[field.id] = ["Fill in this field."];
	for (const field of own) {
		// Files were judged with their bytes when they came; what the sender prefilled, when it was sent.
		if (!isFillable(field.type) || FIELD_REGISTRY[field.type].kind === "file") continue;
		const result = canonicalValue(field, field.value);
		if (isGroupOver(own, field) && field.value === "on" && !field.isReadOnly) {
			errors[field.id] = [describeProblem({ code: "tooManyTicked", maximum: field.groupRule?.maximum ?? 0 })];
		}
		if ("error" in result) errors[field.id] = [describeProblem(result.error)];
	}
	const [first] = Object.values(errors);
	if (first?.[0]) throw new AppError("ValidationError", first[0], { fields: errors });
}
