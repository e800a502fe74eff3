import { hasEvent } from "#lib/db/stores/documents.ts";
import { lockAccount } from "#lib/db/stores/provisioning.ts";
import { findWholeDocument, type WholeDocument } from "#lib/db/stores/whole-document.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { findCreditPayer } from "#lib/domain/credits/find-credit-payer.ts";
import { payerOf, takesCredit } from "#lib/domain/credits/rules.ts";
import { takeCredit } from "#lib/domain/credits/take-credit.ts";
import { hasConsent } from "#lib/domain/sender-identities/has-consent.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { isBlank } from "#lib/fields/text-rules.ts";
import { type Said, said } from "#lib/i18n/workplace/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { startDocument } from "../asking/start-document.ts";
import { requireLockedDocument } from "../require-document.ts";
import { requireStatus } from "../rules.ts";
import { contentOf } from "./content-of.ts";
import { requireSmsPlan } from "./require-sms.ts";

/**
 * Sends a draft as it stands.
 *
 * @throws AppError NotFound; Conflict when it is no draft, or is in the name of somebody who does not agree; ValidationError that names what is missing; PlanLimit; NoCredits
 */
export const sendDraft = defineVerb(
	{ permission: "documents.create" },
	async (context: GrantedContext, input: { documentId: string }): Promise<{ documentId: string }> => {
		const { principal } = context;
		return inTransaction(async (tx) => {
			// Accounts are locked before documents (lib/decisions/order-of-locks.md): a credit may be taken below.
			if (takesCredit(principal)) await lockAccount(tx, payerOf(principal));
			const document = await requireLockedDocument(tx, documentScope(context), input);
			requireStatus(document.status, "Draft", "sent as a draft");
			const whole = await findWholeDocument(document.id, tx);
			if (!whole) throw new AppError("NotFound");
			requireComplete(whole);
			if (!(await hasConsent(tx, whole))) {
				const person = whole.behalfName ?? whole.behalfEmail;
				throw refusal("Conflict", said("noConsent", { person: person ?? "" }));
			}
			await requireSmsPlan(payerOf(principal), whole.signers, tx);
			// One that was scheduled took its credit when it was accepted.
			const isPaid = await hasEvent(tx, document, "DocumentScheduled");
			if (!isPaid) await takeCredit(tx, await findCreditPayer(principal, tx));
			await startDocument(tx, context, document, contentOf(whole), whole);
			return { documentId: document.id };
		});
	},
);

/** @throws AppError ValidationError: what a send request must have */
function requireComplete(document: WholeDocument): void {
	const errors: FieldErrors = {};
	const sentences: Said[] = [];
	const note = (part: string, message: string, sentence: Said) => {
		errors[part] = [message];
		sentences.push(sentence);
	};
	if (isBlank(document.title)) note("Title", "Title is required.", said("draftTitle"));
	if (document.files.length === 0) note("Files", "Add at least one file.", said("draftFiles"));
	if (document.signingSlots.length === 0) note("Signers", "At least one signer is required.", said("draftSigners"));
	for (const [index, signer] of document.signingSlots.entries()) {
		const at = `Signers[${index}]`;
		const hasFields = document.slotFields.some((field) => field.signerId === signer.id);
		if (isBlank(signer.name)) note(`${at}.Name`, `${at}.Name is required.`, said("draftName"));
		if (signer.email.trim() === "" && signer.groupKey === null && signer.deliveryMode !== "SMS")
			note(`${at}.EmailAddress`, `${at}.EmailAddress is required.`, said("draftAddress"));
		if (signer.type !== "Reviewer" && !hasFields) {
			const message = "Give this signer at least one form field, or make them a reviewer.";
			note(`${at}.FormFields`, message, said("draftFields"));
		}
	}
	const [first] = Object.values(errors);
	const [sentence] = sentences;
	if (first?.[0] && sentence) throw new AppError("ValidationError", first[0], { fields: errors, said: sentence });
}
