import { findFormulaProblems } from "#lib/fields/formulas/find-formula-problems.ts";
import { judgeFormula } from "#lib/fields/formulas/judge-formula.ts";
import type { DraftProblem } from "./draft-problem.ts";
import type { DraftField, DraftState } from "./draft-state.ts";

/** Says of each formula that cannot be sent why, in a way that pages can word: by itself first, then among the others. */
export function explainFormulas(problems: readonly DraftProblem[], state: DraftState): DraftProblem[] {
	return problems.map((problem) => {
		const field = problem.kind === "badFormula" && problem.at.in === "fields" ? state.fields[problem.at.id] : undefined;
		const formula = field && explain(field, state);
		return formula ? { ...problem, formula } : problem;
	});
}

function explain(field: DraftField, { fields, recipients, document }: DraftState) {
	const judged = judgeFormula(field.formula?.expression ?? "");
	if ("problem" in judged) return judged.problem;
	const placed = Object.values(fields).map((one) => ({
		field: one,
		turn: document.enableSigningOrder ? (recipients[one.recipientId]?.wave ?? 0) : 0,
	}));
	return findFormulaProblems(placed).find(({ id }) => id === field.id)?.problem;
}
