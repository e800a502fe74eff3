import type { InputReader } from "../read-input.ts";
import type { FieldType, FormulaSettings } from "../types.ts";
import { findConstantProblem } from "./evaluate-formula.ts";
import { type Formula, MAX_FORMULA_LENGTH, MAX_FORMULA_PRECISION, operandIds } from "./formula.ts";
import { parseFormula } from "./parse-formula.ts";

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
	const parsed = parseFormula(expression);
	const problem = "problem" in parsed ? parsed.problem : findProblem(parsed.formula);
	if (problem) settings.fail("formulaExpression", problem);
	const decimalPrecision =
		settings.number("decimalPrecision", { min: 0, max: MAX_FORMULA_PRECISION, isInteger: true }) ?? 0;
	return { expression, decimalPrecision };
}

/** What no field can mend. */
function findProblem(formula: Formula): string | null {
	switch (formula.kind) {
		case "number":
		case "field":
			return null;
		case "negative":
			return findProblem(formula.of);
		case "call":
			return firstProblem(formula.args);
		case "operation": {
			const { operator, left, right } = formula;
			return (
				firstProblem([left, right]) ?? (operandIds(right).size === 0 ? findConstantProblem(operator, right) : null)
			);
		}
	}
}

function firstProblem(parts: readonly Formula[]): string | null {
	return parts.map(findProblem).find((problem) => problem !== null) ?? null;
}
