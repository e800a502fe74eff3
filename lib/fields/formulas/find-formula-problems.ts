import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { operandsOf } from "./calculate-formulas.ts";
import type { FormulaProblem } from "./formula-problem.ts";

/** Most formulas of a document, and most characters of all of them: each key that is pressed calculates them anew. */
const MAX_FORMULAS = 200;
const MAX_TOTAL_LENGTH = 20_000;

/** What is wrong with one formula, which is named by its id. */
type Found = { id: string; problem: FormulaProblem };

/** A field, and whose turn its signer has: who has a higher one fills in later. */
type PlacedOperand = { field: FieldDefinition; turn: number };

/**
 * What is wrong with the formulas of a document among its fields: by the id of the formula, in order. How each is
 * written was judged with its field.
 */
export function findFormulaProblems(placed: readonly PlacedOperand[]): Found[] {
	const byId = new Map(placed.map((one) => [one.field.id, one]));
	const formulas = placed.filter(({ field }) => field.type === "Formula");
	const used = new Map(formulas.map(({ field }) => [field.id, operandsOf(field)]));
	let length = 0;
	return formulas.flatMap(({ field, turn }, index): Found[] => {
		const { id } = field;
		length += field.formula?.expression.length ?? 0;
		if (index >= MAX_FORMULAS || length > MAX_TOTAL_LENGTH) {
			return [{ id, problem: { code: "many", values: { count: MAX_FORMULAS, length: MAX_TOTAL_LENGTH } } }];
		}
		const problems = (used.get(id) ?? []).flatMap((operand): Found[] => {
			const code = findOperandProblem(byId.get(operand), turn);
			const type = byId.get(operand)?.field.type ?? "";
			return code ? [{ id, problem: { code, values: { id, operand, type } } }] : [];
		});
		if (problems.length > 0) return problems;
		const circle = findCircle(id, used);
		if (!circle) return [];
		return [{ id, problem: { code: "circle", values: { way: [...circle, id].join(" → ") } } }];
	});
}

function findOperandProblem(operand: PlacedOperand | undefined, turn: number): FormulaProblem["code"] | null {
	if (!operand) return "noField";
	const { type, validationType } = operand.field;
	const isNumber = type === "TextBox" && (validationType === "NumbersOnly" || validationType === "Currency");
	if (!isNumber && type !== "Formula") return type === "TextBox" ? "noValidation" : "otherType";
	return operand.turn > turn ? "later" : null;
}

/** The formulas that lead from one back to itself; null when none do. */
function findCircle(start: string, used: ReadonlyMap<string, readonly string[]>): string[] | null {
	const seen = new Set<string>();
	const ways: string[][] = [[start]];
	for (let way = ways.pop(); way; way = ways.pop()) {
		for (const next of used.get(way.at(-1) ?? "") ?? []) {
			if (next === start) return way;
			if (seen.has(next)) continue;
			seen.add(next);
			ways.push([...way, next]);
		}
	}
	return null;
}
