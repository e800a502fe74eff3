/** An id in brackets, or a name that is no function's, as parse-formula.ts reads them. */
const PARTS = /\[([^\]]*)\]|([\p{L}_][\p{L}\p{M}\p{N}_]*)(?![\p{L}\p{M}\p{N}_]|\s*\()/gu;
const NAME = /^[\p{L}_][\p{L}\p{M}\p{N}_]*$/u;

/** The id of a field as a formula names it: in brackets where it is more than letters, digits and underscores. */
export function operandText(id: string): string {
	const text = id.trim();
	return NAME.test(text) ? text : `[${text}]`;
}

/**
 * A formula in which a field has another id. It may be unfinished: what cannot be read stays as it is. An id with "]"
 * has no place in a formula, which then goes on naming the one before.
 */
export function renameOperand(expression: string, before: string, id: string): string {
	if (id.includes("]")) return expression;
	return replaceOperands(expression, new Map([[before.trim(), id]]));
}

/** A formula that names its operands otherwise. What is not among the names stays as it is. */
export function replaceOperands(expression: string, names: ReadonlyMap<string, string>): string {
	return expression.replace(PARTS, (part: string, bracketed?: string, bare?: string) => {
		const name = names.get((bracketed ?? bare ?? "").trim());
		return name === undefined ? part : operandText(name);
	});
}

/** The ids that a formula names, also where it is unfinished and nothing can read it. */
export function operandNames(expression: string): string[] {
	return [...expression.matchAll(PARTS)].map(([, bracketed, name]) => (bracketed ?? name ?? "").trim());
}
