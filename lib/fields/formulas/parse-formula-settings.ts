import type { FieldType, FormulaSettings } from "#lib/fields/field-types.ts";
import type { InputReader } from "#lib/fields/parsing/read-input.ts";
import { MAX_FORMULA_LENGTH, MAX_FORMULA_PRECISION } from "./formula.ts";
import { describeFormulaProblem } from "./formula-problem.ts";
import { judgeFormula } from "./judge-formula.ts";

/** The formula of a Formula field; null for other types, which have none. */
export function parseFormulaSettings(reader: InputReader, type: FieldType): FormulaSettings | null {
	const settings = reader.object("formulaFieldSettings");
	const expression = settings?.text("formulaExpression", MAX_FORMULA_LENGTH) ?? null;
	if (type !== "Formula") {
		// Clients that fill in all defaults send the settings without an expression.
		if (expression !== null) {
			reader.fail("formulaFieldSettings", "FormulaFieldSettings are supported only for Formula fields.");
		}
		return null;
	}
	if (!settings || expression === null) {
		reader.fail("formulaFieldSettings.FormulaExpression", "FormulaExpression is required for a Formula.");
		return null;
	}
	const judged = judgeFormula(expression);
	if ("problem" in judged) settings.fail("formulaExpression", describeFormulaProblem(judged.problem));
	const decimalPrecision =
		settings.number("decimalPrecision", { min: 0, max: MAX_FORMULA_PRECISION, isInteger: true }) ?? 0;
	return { expression, decimalPrecision };
}
