import { MAX_FORMULA_LENGTH } from "#lib/fields/formulas/formula.ts";
import { operandText } from "#lib/fields/formulas/operand-text.ts";

/** A formula with a field put where the caret is, or in place of what is selected; null where it would be too long. */
export function insertOperand(
	expression: string,
	[start, end]: readonly [start: number, end: number],
	id: string,
): { expression: string; caret: number } | null {
	const before = expression.slice(0, start);
	const put = `${/[^\s(]$/.test(before) ? " " : ""}${operandText(id)}`;
	const next = before + put + expression.slice(end);
	return next.length > MAX_FORMULA_LENGTH ? null : { expression: next, caret: start + put.length };
}
