import type { FieldDefinition } from "../types.ts";
import { operandsOf } from "./calculate-formulas.ts";

/** Most formulas of a document, and most characters of all of them: each key that is pressed calculates them anew. */
const MAX_FORMULAS = 200;
const MAX_TOTAL_LENGTH = 20_000;

/** A field, and whose turn its signer has: who has a higher one fills in later. */
export type PlacedOperand = { field: FieldDefinition; turn: number };

/**
 * What is wrong with the formulas of a document among its fields: by the id of the formula, in order. How each is
 * written was judged with its field.
 */
export function findFormulaProblems(placed: readonly PlacedOperand[]): { id: string; message: string }[] {
	const byId = new Map(placed.map((one) => [one.field.id, one]));
	const formulas = placed.filter(({ field }) => field.type === "Formula");
	const used = new Map(formulas.map(({ field }) => [field.id, operandsOf(field)]));
	let length = 0;
	return formulas.flatMap(({ field, turn }, index) => {
		const { id } = field;
		length += field.formula?.expression.length ?? 0;
		if (index >= MAX_FORMULAS || length > MAX_TOTAL_LENGTH) {
			const most = `${MAX_FORMULAS} formulas, with ${MAX_TOTAL_LENGTH} characters altogether`;
			return [{ id, message: `A document can have at most ${most}.` }];
		}
		const problems = (used.get(id) ?? []).flatMap((operand) => {
			const why = findOperandProblem(operand, byId.get(operand), turn);
			return why ? [{ id, message: `The formula of ${id} cannot use ${operand}: ${why}` }] : [];
		});
		if (problems.length > 0) return problems;
		const circle = findCircle(id, used);
		if (!circle) return [];
		const way = circle.map((one, place) => `${one} uses ${circle[place + 1] ?? id}`).join(", ");
		return [{ id, message: `Formulas must not go in a circle: ${way}.` }];
	});
}

function findOperandProblem(id: string, operand: PlacedOperand | undefined, turn: number): string | null {
	if (!operand) return `there is no field with the id ${id} in this document.`;
	const { type, validationType } = operand.field;
	const isNumber = type === "TextBox" && (validationType === "NumbersOnly" || validationType === "Currency");
	if (!isNumber && type !== "Formula") {
		const what = type === "TextBox" ? "a TextBox without" : `of type ${type}, and not a TextBox with`;
		return `it is ${what} the validation NumbersOnly or Currency.`;
	}
	return operand.turn > turn ? "its signer fills it in later." : null;
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
