import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import { isFillable, isSetOnFinish } from "#lib/fields/registry.ts";
import { shownFields } from "#lib/fields/rules/conditions.ts";

type StoredField = WholeDocument["fields"][number];

/**
 * The fields of a document that are printed, empty ones too: a box is seen whether it is ticked or not. The
 * one rule for seal, preview and the pages that show them.
 *
 * @param showsSigner whose values appear: everybody's when sealing, those of who have finished before; what
 * the sender wrote always does, for it belongs to what is signed
 */
export function printedFields(document: WholeDocument, showsSigner: (signerId: string) => boolean): StoredField[] {
	const hidden = hiddenFieldIds(document);
	return document.slotFields.filter(
		(field) => !hidden.has(field.id) && (showsSigner(field.signerId) || isWrittenBySender(field)),
	);
}

/** No signer can change it any more: a label, a link, or a value to be read only. */
function isWrittenBySender({ definition }: StoredField): boolean {
	const { type, isReadOnly } = definition;
	return !isSetOnFinish(type) && (isReadOnly || !isFillable(type));
}

/** Row ids of the fields that a rule hides; those are not printed, boxes and links neither. */
function hiddenFieldIds(document: WholeDocument): Set<string> {
	const hidden = document.signingSlots.flatMap((signer) => {
		const own = document.slotFields
			.filter((field) => field.signerId === signer.id)
			.map((field) => ({ ...field.definition, value: field.value, rowId: field.id }));
		const shown = new Set(shownFields(own));
		return own.filter((field) => !shown.has(field)).map((field) => field.rowId);
	});
	return new Set(hidden);
}
