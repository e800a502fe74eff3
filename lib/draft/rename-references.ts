import type { FormulaSettings } from "#lib/fields/field-types.ts";
import { MAX_FORMULA_LENGTH } from "#lib/fields/formulas/formula.ts";
import { renameOperand } from "#lib/fields/formulas/operand-text.ts";
import type { DraftField } from "./draft-state.ts";

/**
 * A field whose rules and formula name other fields by their new ids.
 *
 * @param ids all ids that may be renamed
 */
export function renameReferences(field: DraftField, ids: readonly string[], newId: (id: string) => string): DraftField {
	if (field.conditionalRules.length === 0 && !field.formula) return field;
	const conditionalRules = field.conditionalRules.map((rule) => ({ ...rule, fieldId: newId(rule.fieldId) }));
	return { ...field, conditionalRules, formula: field.formula && renamedFormula(field.formula, ids, newId) };
}

function renamedFormula(
	formula: FormulaSettings,
	ids: readonly string[],
	newId: (id: string) => string,
): FormulaSettings {
	// In two goes: a new id may be another field’s old one.
	const marks = [...new Set(ids)].map((id, index) => [id, `copied${index}of`, newId(id)] as const);
	let { expression } = formula;
	for (const [id, mark] of marks) expression = renameOperand(expression, id, mark);
	for (const [, mark, id] of marks) expression = renameOperand(expression, mark, id);
	return expression.length > MAX_FORMULA_LENGTH ? formula : { ...formula, expression };
}
