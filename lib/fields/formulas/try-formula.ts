import type { FormulaSettings } from "#lib/fields/field-types.ts";
import { evaluateFormula, type NoNumber } from "./evaluate-formula.ts";
import { operandIds } from "./formula.ts";
import type { FormulaProblem } from "./formula-problem.ts";
import { judgeFormula } from "./judge-formula.ts";

/** What a formula comes to, and the ids it names; or why the interface refuses it. */
export type FormulaTrial =
	| { problem: FormulaProblem }
	| { operands: string[]; result: { value: string } | { why: NoNumber } };

/**
 * Judges a formula as a request to send is judged, and calculates it with numbers that somebody makes up.
 *
 * @param numberIn the number in a field, in decimal notation; null: it is empty
 */
export function tryFormula(
	{ expression, decimalPrecision }: FormulaSettings,
	numberIn: (fieldId: string) => string | null,
): FormulaTrial {
	const judged = judgeFormula(expression);
	if ("problem" in judged) return judged;
	const { formula } = judged;
	return { operands: [...operandIds(formula)], result: evaluateFormula(formula, numberIn, decimalPrecision) };
}
