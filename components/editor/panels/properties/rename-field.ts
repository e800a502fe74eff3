import type { DraftField, DraftState } from "#lib/draft/draft-state.ts";
import type { DraftChange } from "#lib/draft/draft-step.ts";
import { MAX_FORMULA_LENGTH } from "#lib/fields/formulas/formula.ts";
import { renameOperand } from "#lib/fields/formulas/operand-text.ts";

/** Gives a field another id; the rules and formulas that speak of it go on doing so. */
export function renameField(fields: DraftState["fields"], key: string, id: string): DraftChange[] {
	const before = fields[key]?.id;
	if (before === undefined || before === id) return [];
	const following = Object.entries(fields).flatMap(([other, field]): DraftChange[] => {
		const set = { ...followingRules(field, before, id), ...followingFormula(field, before, id) };
		return Object.keys(set).length === 0 ? [] : [{ kind: "patch", in: "fields", id: other, set }];
	});
	return [{ kind: "patch", in: "fields", id: key, set: { id } }, ...following];
}

function followingRules({ conditionalRules }: DraftField, before: string, id: string): Partial<DraftField> {
	if (!conditionalRules.some(({ fieldId }) => fieldId === before)) return {};
	const next = conditionalRules.map((rule) => (rule.fieldId === before ? { ...rule, fieldId: id } : rule));
	return { conditionalRules: next };
}

/** A formula that would become too long stays, and is then named as one that cannot be calculated. */
function followingFormula({ formula }: DraftField, before: string, id: string): Partial<DraftField> {
	if (!formula) return {};
	const expression = renameOperand(formula.expression, before, id);
	if (expression === formula.expression || expression.length > MAX_FORMULA_LENGTH) return {};
	return { formula: { ...formula, expression } };
}
