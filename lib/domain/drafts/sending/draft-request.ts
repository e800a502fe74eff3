import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import { validationError } from "#lib/contract/field-errors.ts";
import type { DraftFileRow } from "#lib/db/stores/drafts/draft-files.ts";
import type { PlacedFields } from "#lib/domain/documents/sending/place-text-tags.ts";
import { hasActingRecipient } from "#lib/draft/copies.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import { hasPage } from "#lib/draft/has-page.ts";
import { needsSendersValue } from "#lib/draft/template-limits.ts";
import { toSendRequest } from "#lib/draft/to-send-request.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { type DraftFile, draftFiles } from "../editing/draft-files.ts";

/** What a draft asks for: the request that an API client would send for it, and its files in their order. */
type DraftRequest = {
	request: SendDocumentRequest;
	fields: PlacedFields;
	files: DraftFile[];
	/** Keys of its recipients, in the order of the request's signers. */
	recipientIds: readonly string[];
};

/**
 * A draft as a request whose rules hold.
 *
 * @param uploaded the rows of its files
 * @param sendAt unix seconds; null: at once
 * @throws AppError ValidationError that names every part which the interface refuses
 */
export function draftRequest(
	state: DraftState,
	uploaded: readonly DraftFileRow[],
	sendAt: number | null,
): DraftRequest {
	const judged = toSendRequest(state, sendAt);
	const files = draftFiles(state, judged.fileIds, uploaded);
	if (files.length === 0) throw fieldRefusal("Files", said("draftFiles"));
	if (files.length > 1 && files.some((file) => file.isSigned)) throw fieldRefusal("Files", said("draftSignedFile"));
	if ("errors" in judged) throw validationError(judged.errors);
	const isLost = Object.values(state.fields).some(
		(field) => !hasPage(state, field) || !hasActingRecipient(state.recipients, field),
	);
	if (isLost) throw fieldRefusal("Fields", said("draftFieldsLost"));
	const valueless = Object.values(state.fields).find(needsSendersValue);
	if (valueless) throw fieldRefusal("Fields", said("draftValueMissing", { field: valueless.label || valueless.id }));
	const { request } = judged;
	const paths = request.signers.map(({ formFields }, index) =>
		formFields.map((_, position) => `Signers[${index}].FormFields[${position}]`),
	);
	return { request, fields: { signers: request.signers, paths }, files, recipientIds: judged.origin.recipients };
}
