import type { FieldDefinition, FieldWithValue, FormulaSettings } from "#lib/fields/field-types.ts";
import { shownFields } from "#lib/fields/rules/conditions.ts";
import { evaluateFormula, type NoNumber } from "./evaluate-formula.ts";
import { type Formula, operandIds } from "./formula.ts";
import { parseFormula } from "./parse-formula.ts";
import { readNumber } from "./read-number.ts";

/** A field that is not among those in hand, as far as a formula needs it. */
export type ForeignOperand = {
	id: string;
	/** In decimal notation; null: it was left empty, or is a formula. */
	value: string | null;
	/** It is calculated too, from what it names; null: it is not. */
	formula: FormulaSettings | null;
	/** Its signer has not finished, so nothing is known of it. */
	isWaiting: boolean;
};

/** waiting: for a signer who has not finished. */
export type Obstacle = NoNumber | "waiting";

/** What a formula comes to: a number with its decimals, or none, because nothing is filled in or something is in the way. */
export type FormulaResult = { value: string | null; obstacle: Obstacle | null };

const NOTHING: FormulaResult = { value: null, obstacle: null };

/**
 * What every formula among some fields comes to, by field id: the one calculation of browser and server
 * (lib/contract/README.md "Formulas"). What a rule hides is empty.
 *
 * @param fields with all that their rules look at
 */
export function calculateFormulas(
	fields: readonly FieldWithValue[],
	foreign: readonly ForeignOperand[],
): Map<string, FormulaResult> {
	const shown = new Map(shownFields(fields).map((field) => [field.id, field]));
	const others = new Map(foreign.map((operand) => [operand.id, operand]));
	const results = new Map<string, FormulaResult>();
	const resultOf = (id: string): FormulaResult => {
		const found = results.get(id);
		if (found) return found;
		// Formulas in a circle are refused when a document is sent; should there be one, nothing comes of it.
		results.set(id, NOTHING);
		const field = shown.get(id);
		const result = field ? resultOfField(field, resultOf) : resultOfForeign(others.get(id), resultOf);
		results.set(id, result);
		return result;
	};
	return new Map(fields.filter((field) => field.type === "Formula").map(({ id }) => [id, resultOf(id)]));
}

type ResultOf = (id: string) => FormulaResult;

function resultOfField(field: FieldWithValue, resultOf: ResultOf): FormulaResult {
	if (field.type !== "Formula") return { value: readNumber(field.validationType, field.value), obstacle: null };
	return field.formula ? resultOfFormula(field.formula, resultOf) : NOTHING;
}

function resultOfFormula(settings: FormulaSettings, resultOf: ResultOf): FormulaResult {
	const formula = read(settings);
	if (!formula) return NOTHING;
	const operands = [...operandIds(formula)].map((id) => [id, resultOf(id)] as const);
	const obstacles = operands.flatMap(([, { obstacle }]) => obstacle ?? []);
	const [obstacle] = obstacles;
	if (obstacle) return { value: null, obstacle: obstacles.includes("waiting") ? "waiting" : obstacle };
	const values = new Map(operands.map(([id, { value }]) => [id, value]));
	if (values.size > 0 && [...values.values()].every((value) => value === null)) return NOTHING;
	const result = evaluateFormula(formula, (id) => values.get(id) ?? null, settings.decimalPrecision);
	return "value" in result ? { value: result.value, obstacle: null } : { value: null, obstacle: result.why };
}

function resultOfForeign(operand: ForeignOperand | undefined, resultOf: ResultOf): FormulaResult {
	if (!operand) return NOTHING;
	if (operand.isWaiting) return { value: null, obstacle: "waiting" };
	return operand.formula ? resultOfFormula(operand.formula, resultOf) : { value: operand.value, obstacle: null };
}

/** Ids of the fields that a field calculates with; none for those that do not calculate. */
export function operandsOf({ formula }: Pick<FieldDefinition, "formula">): string[] {
	const parsed = formula && read(formula);
	return parsed ? [...operandIds(parsed)] : [];
}

/** Formulas that were read, by the settings they stand in: a page asks with every key that is pressed. */
const known = new WeakMap<FormulaSettings, Formula | null>();

/** null for what is no formula: it is refused where somebody writes it. */
function read(settings: FormulaSettings): Formula | null {
	const found = known.get(settings);
	if (found !== undefined) return found;
	const parsed = parseFormula(settings.expression);
	const formula = "formula" in parsed ? parsed.formula : null;
	known.set(settings, formula);
	return formula;
}
