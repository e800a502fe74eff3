import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import { validationError } from "#lib/contract/field-errors.ts";
import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { checkFields } from "#lib/domain/documents/sending/check-fields.ts";
import { hasActingRecipient } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { hasPage } from "#lib/draft/has-page.ts";
import { toSendRequest } from "#lib/draft/to-send-request.ts";
import type { SendOrigin } from "#lib/draft/to-send-wire.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";

/** A corrected document as the request that an API client would send for it. */
export type JudgedCorrection = { request: SendDocumentRequest; origin: SendOrigin };

/**
 * Judges a corrected document as a whole by the rules by which documents are sent. When it expires is judged only where
 * the correction changes that: time alone makes nothing wrong.
 *
 * @throws AppError ValidationError that names every part which the interface refuses
 */
export function judgeCorrection(state: DraftState, current: DraftState, whole: WholeDocument): JudgedCorrection {
	const judged = toSendRequest(isSameExpiry(state, current) ? withoutExpiry(state) : state, null);
	if ("errors" in judged) throw validationError(judged.errors);
	const isLost = Object.values(state.fields).some(
		(field) => !hasPage(state, field) || !hasActingRecipient(state.recipients, field),
	);
	if (isLost) throw fieldRefusal("Fields", said("draftFieldsLost"));
	const { request, origin } = judged;
	const paths = request.signers.map(({ formFields }, index) =>
		formFields.map((_, position) => `Signers[${index}].FormFields[${position}]`),
	);
	const files = whole.files.map(({ name: fileName, ...file }) => ({ ...file, fileName }));
	checkFields({ signers: request.signers, paths }, files, request.enableSigningOrder);
	return { request, origin };
}

/** Whether both expire at the same time. */
export function isSameExpiry({ document: one }: DraftState, { document: other }: DraftState): boolean {
	return one.expiryDateType === other.expiryDateType && one.expiryValue === other.expiryValue;
}

function withoutExpiry(state: DraftState): DraftState {
	return { ...state, document: { ...state.document, expiryDateType: null, expiryValue: null } };
}
