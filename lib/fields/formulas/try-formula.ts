import { type InputErrors, InputReader } from "../read-input.ts";
import type { FormulaSettings } from "../types.ts";
import { evaluateFormula, type NoNumber } from "./evaluate-formula.ts";
import { operandIds } from "./formula.ts";
import { parseFormula } from "./parse-formula.ts";
import { parseFormulaSettings } from "./parse-formula-settings.ts";

/** What a formula comes to, and the ids it names; or the sentence with which the interface refuses it. */
export type FormulaTrial = { problem: string } | { operands: string[]; result: { value: string } | { why: NoNumber } };

/**
 * Judges a formula as a request to send is judged, and calculates it with numbers that somebody makes up.
 *
 * @param numberIn the number in a field, in decimal notation; null: it is empty
 */
export function tryFormula(settings: FormulaSettings, numberIn: (fieldId: string) => string | null): FormulaTrial {
	const { expression: formulaExpression, decimalPrecision } = settings;
	const errors: InputErrors = {};
	const reader = new InputReader({ formulaFieldSettings: { formulaExpression, decimalPrecision } }, "", errors);
	parseFormulaSettings(reader, "Formula");
	const [problem] = Object.values(errors).flat();
	if (problem !== undefined) return { problem };
	const parsed = parseFormula(formulaExpression);
	if ("problem" in parsed) return parsed;
	const { formula } = parsed;
	return { operands: [...operandIds(formula)], result: evaluateFormula(formula, numberIn, decimalPrecision) };
}
