import type { WholeDocument } from "#lib/db/stores/documents/whole-document.ts";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { type ForeignOperand, operandsOf } from "#lib/fields/formulas/calculate-formulas.ts";
import { readNumber } from "#lib/fields/formulas/read-number.ts";
import { shownFields } from "#lib/fields/rules/conditions.ts";

/**
 * What a signer's formulas take from other people's fields: the numbers of those who have finished, and their formulas,
 * which may have waited for this signer's numbers.
 */
export function foreignOperands(document: WholeDocument, { id: signerId }: { id: string }): ForeignOperand[] {
	const own = document.fields.filter((field) => field.signerId === signerId).map(({ definition }) => definition);
	const ownIds = new Set(own.map((field) => field.id));
	const known = knownFields(document);
	const operands = new Map<string, ForeignOperand>();
	const next = own.flatMap(operandsOf);
	for (let id = next.pop(); id !== undefined; id = next.pop()) {
		if (ownIds.has(id) || operands.has(id)) continue;
		const operand = toOperand(id, known.get(id));
		operands.set(id, operand);
		next.push(...operandsOf(operand));
	}
	return [...operands.values()];
}

/** The fields that are there of those who have finished, by id. */
function knownFields(document: WholeDocument): Map<string, FieldWithValue> {
	const finished = new Set(document.signingSlots.filter((one) => one.status === "Completed").map((one) => one.id));
	const fields = document.slotFields
		.filter((field) => finished.has(field.signerId))
		.map(({ definition, value }) => ({ ...definition, value }));
	const shown = new Set(shownFields(fields).map((field) => field.id));
	return new Map(
		fields.map((field) => [field.id, shown.has(field.id) ? field : { ...field, formula: null, value: null }]),
	);
}

function toOperand(id: string, field: FieldWithValue | undefined): ForeignOperand {
	if (!field) return { id, value: null, formula: null, isWaiting: true };
	return { id, value: readNumber(field.validationType, field.value), formula: field.formula, isWaiting: false };
}
