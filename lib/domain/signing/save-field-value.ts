import type { SaveFieldRequest } from "#lib/contract/signing/requests.ts";
import { type StoredSigner, writeFieldValues } from "#lib/db/stores/signing/signing.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { SignerContext } from "#lib/domain/context.ts";
import { discardObjects } from "#lib/domain/documents/ending/discard-objects.ts";
import { entryOf, fieldWrite, type OwnField, objectKeyOf, readOwnFields } from "#lib/domain/documents/own-fields.ts";
import { AppError, fieldError } from "#lib/errors/app-error.ts";
import { describeProblem } from "#lib/fields/rules/problems.ts";
import { applyValue, validateValue } from "#lib/fields/values/values.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { CorrectedError } from "./corrected-error.ts";
import { requireActingSigner } from "./require-acting-signer.ts";

export type SaveOutcome =
	| { outcome: "saved"; fields: OwnField[] }
	/** Another tab or device wrote first; nothing was changed. */
	| { outcome: "conflict"; fields: OwnField[] };

/**
 * Stores one value as it is filled in, with the fields that follow it (radio group, dataSyncTag).
 * Saving what is already there changes nothing, whatever the revision.
 *
 * @returns every field that changed, or, when somebody else wrote in between, the field as it is now
 * @throws CorrectedError where the field is gone by a correction; AppError LinkUnusable, Conflict; ValidationError with the field's id as path
 */
export const saveFieldValue = defineVerb(
	{ permission: "signing.act" },
	async (context: SignerContext, input: SaveFieldRequest): Promise<SaveOutcome> => {
		let unused: (string | null)[] = [];
		const outcome = await inTransaction(async (tx): Promise<SaveOutcome> => {
			const { document, signer } = await requireActingSigner(tx, context, "change it");
			if (!signer.consentedAt)
				throw new AppError("Conflict", "Agree to sign electronically first.", { caseCode: "ConsentMissing" });
			const own = await readOwnFields(tx, signer.id);
			const field = own.find((one) => one.id === input.fieldId);
			// What the page shows is of another edition.
			if (!field && document.edition > 0) throw new CorrectedError();
			if (!field)
				throw new AppError("NotFound", "You have no field with this ID in this document.", {
					caseCode: "FieldNotFound",
				});
			const value = readValue(field, own, signer, input.value, context.now());
			if (value === field.value) return { outcome: "saved", fields: [field] };
			if (input.revision !== field.revision) return { outcome: "conflict", fields: [field] };
			const changed = applyValue(own, field.id, value);
			await writeFieldValues(tx, signer, changed.map(fieldWrite), entryOf(context));
			unused = [objectKeyOf(field.type, field.value)];
			return { outcome: "saved", fields: changed.map((one) => ({ ...one, revision: one.revision + 1 })) };
		});
		await discardObjects(unused);
		return outcome;
	},
);

function readValue(
	field: OwnField,
	own: OwnField[],
	signer: StoredSigner,
	input: SaveFieldRequest["value"],
	now: Date,
): string | null {
	const result = validateValue(field, rawValue(field, signer, input), { now, fields: own });
	if ("error" in result) throw fieldError(field.id, describeProblem(result.error));
	return result.value;
}

/** Signatures and initials come from the signer's adopted marks only; drawings are sent as they are. */
function rawValue(field: OwnField, signer: StoredSigner, input: SaveFieldRequest["value"]): unknown {
	const isAdoptable = field.type === "Signature" || field.type === "Initial";
	if (input === null) return null;
	if (input.kind === "adopted" && isAdoptable) {
		const mark = field.type === "Signature" ? signer.signature : signer.initials;
		if (!mark) throw fieldError(field.id, "Adopt a signature first.");
		return mark;
	}
	if (input.kind === "drawing" && field.type === "Drawing") return input.mark;
	if (input.kind === "text" && !isAdoptable && field.type !== "Drawing") return input.text;
	throw fieldError(field.id, "This type of value isn’t valid for the field.");
}
