import { AppError } from "#lib/errors/app-error.ts";
import { validateFields } from "#lib/fields/rules/validate-fields.ts";
import type { PlacedFields } from "./place-text-tags.ts";
import type { IntakeFile } from "./take-in-files.ts";

/** What has to be known of a file that fields stand on. */
export type LookedAtFile = Pick<IntakeFile, "fileName" | "firstPage" | "pages" | "mayAttachFiles">;

/**
 * Checks the rules between fields and files; the contract has checked each field by itself.
 *
 * @throws AppError ValidationError naming every refused part
 */
export function checkFields(
	{ signers, paths }: PlacedFields,
	files: readonly LookedAtFile[],
	hasSigningOrder: boolean,
): void {
	const lists = signers.map(({ formFields, signerOrder }, index) => ({
		paths: paths[index] ?? [],
		fields: formFields,
		turn: hasSigningOrder ? (signerOrder ?? index + 1) : 0,
	}));
	const errors = validateFields(
		lists,
		files.flatMap((file) => file.pages),
	);
	for (const { paths: ofFields, fields } of lists) {
		for (const [index, field] of fields.entries()) {
			const file = files.find(({ firstPage, pages }) => field.page < firstPage + pages.length);
			if (field.type !== "Attachment" || !file || file.mayAttachFiles) continue;
			errors[`${ofFields[index]}.FieldType`] = [
				`"${file.fileName}" is certified for form filling and signing only, so signers can’t attach files to it. Remove the Attachment field, or upload a copy without the certification.`,
			];
		}
	}
	const first = Object.values(errors)[0]?.[0];
	if (first) throw new AppError("ValidationError", first, { fields: errors });
}
