import type { SendDocumentRequest } from "#lib/contract/documents/sending/send-document.ts";
import { validationError } from "#lib/contract/field-errors.ts";
import type { FieldErrors } from "#lib/errors/app-error.ts";
import { placeFoundFields } from "./place-found-fields.ts";
import { type PlacedFields, placeTextTags } from "./place-text-tags.ts";
import type { IntakeFile } from "./take-in-files.ts";

type Files = readonly Pick<IntakeFile, "part" | "fileName" | "firstPage" | "pages" | "textTags" | "foundFields">[];

/**
 * Gives the signers the fields of the request, then those of text tags, then those that were found in the files.
 *
 * @throws AppError ValidationError naming every tag and definition that cannot be used, or everyone who is to sign and
 *   has no field then
 */
export function placeFields(
	request: Pick<SendDocumentRequest, "signers" | "textTagDefinitions" | "formGroups" | "autoDetectFields">,
	files: Files,
): PlacedFields {
	const placed = placeFoundFields(request, placeTextTags(request, files), files);
	const errors: FieldErrors = {};
	for (const [index, signer] of placed.signers.entries()) {
		if (signer.signerType === "Reviewer" || signer.formFields.length > 0) continue;
		errors[`Signers[${index}].FormFields`] = [
			request.autoDetectFields
				? `The files have no field for signer ${index + 1}. Add a form field for them, set SignerRole to their role in the files, or make them a "Reviewer".`
				: `The files have no text tag for signer ${index + 1}. Add a tag or a form field for them, or make them a "Reviewer".`,
		];
	}
	if (Object.keys(errors).length > 0) throw validationError(errors);
	return placed;
}
