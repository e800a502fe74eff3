import type { Tx } from "#lib/db/client.ts";
import type { LockedDocument } from "#lib/db/stores/documents/documents.ts";
import { findCalculatedFields, writeCalculatedValues } from "#lib/db/stores/signing/formulas.ts";
import { type OwnField, toOwnField } from "#lib/domain/documents/own-fields.ts";
import { calculateFormulas, type ForeignOperand } from "#lib/fields/formulas/calculate-formulas.ts";

/**
 * Calculates the formulas of everybody who has finished, from what is stored, and stores what changes: those of the
 * signer who finishes now, and those of earlier ones that have waited for this signer's numbers. When the last one
 * finishes, all are as they are sealed.
 *
 * @returns the formulas that changed, with their values
 */
export async function setFormulas(tx: Tx, document: LockedDocument, at: Date): Promise<OwnField[]> {
	const rows = await findCalculatedFields(tx, document);
	const finished = rows.filter(({ hasFinished }) => hasFinished).map(({ field }) => toOwnField(field));
	const waiting = rows
		.filter(({ hasFinished }) => !hasFinished)
		.map(({ field }): ForeignOperand => ({ id: field.fieldId, value: null, formula: null, isWaiting: true }));
	const results = calculateFormulas(finished, waiting);
	const changed = finished.flatMap((field) => {
		const result = results.get(field.id);
		return result && result.value !== field.value ? [{ ...field, value: result.value }] : [];
	});
	const writes = changed.map(({ rowId, value }) => ({ id: rowId, value }));
	await writeCalculatedValues(tx, document, writes, at);
	return changed;
}
