import { findConstantProblem } from "./evaluate-formula.ts";
import { type Formula, operandIds } from "./formula.ts";
import type { FormulaProblem } from "./formula-problem.ts";
import { parseFormula } from "./parse-formula.ts";

/** Reads a formula, and refuses what no value of a field can mend: a division by zero that is written in it. */
export function judgeFormula(text: string): { formula: Formula } | { problem: FormulaProblem } {
	const parsed = parseFormula(text);
	if ("problem" in parsed) return parsed;
	const problem = findProblem(parsed.formula);
	return problem ? { problem } : parsed;
}

function findProblem(formula: Formula): FormulaProblem | null {
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

function firstProblem(parts: readonly Formula[]): FormulaProblem | null {
	return parts.map(findProblem).find((problem) => problem !== null) ?? null;
}
