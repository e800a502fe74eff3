import { expect, it } from "vitest";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { makeField } from "../testing/make-field.ts";
import { findFormulaProblems } from "./find-formula-problems.ts";
import { describeFormulaProblem } from "./formula-problem.ts";

const number = (id: string) => makeField("TextBox", { id, validationType: "NumbersOnly" });
const formula = (id: string, expression: string) =>
	makeField("Formula", { id, formula: { expression, decimalPrecision: 0 } });

/** Fields by the turn of their signers. */
function problems(...turns: FieldWithValue[][]): string[] {
	const placed = turns.flatMap((fields, turn) => fields.map((field) => ({ field, turn })));
	return findFormulaProblems(placed).map(({ id, problem }) => `${id}: ${describeFormulaProblem(problem)}`);
}

it("finds nothing wrong with numbers, amounts, formulas and fields of earlier signers", () => {
	const amount = makeField("TextBox", { id: "b", validationType: "Currency" });
	expect(problems([number("a"), amount], [formula("sum", "a + b + 1"), formula("twice", "sum * 2")])).toEqual([]);
});

it.each<[what: string, turns: FieldWithValue[][], message: string]>([
	[
		"a field that is not there",
		[[formula("sum", "[a b] + 1")]],
		"sum: The formula of sum can’t use a b: this document has no field with that ID.",
	],
	[
		"another case of an id",
		[[number("Rent"), formula("sum", "rent")]],
		"sum: The formula of sum can’t use rent: this document has no field with that ID.",
	],
	[
		"a text box that takes any text",
		[[makeField("TextBox", { id: "a" }), formula("sum", "a")]],
		"sum: The formula of sum can’t use a: it is a TextBox without the validation NumbersOnly or Currency.",
	],
	[
		"another type",
		[[makeField("CheckBox", { id: "a" }), formula("sum", "a")]],
		"sum: The formula of sum can’t use a, a CheckBox field. Use a TextBox with the validation NumbersOnly or Currency.",
	],
	[
		"a field of a later signer",
		[[formula("sum", "a")], [number("a")]],
		"sum: The formula of sum can’t use a: its signer fills it in later.",
	],
	["itself", [[formula("a", "a + 1")]], "a: Formulas can’t be circular: a → a."],
])("refuses %s", (_what, turns, message) => {
	expect(problems(...turns)).toEqual([message]);
});

it("names the way of a circle, from each formula in it", () => {
	expect(problems([formula("a", "b"), formula("b", "c + 1"), formula("c", "a"), formula("d", "a")])).toEqual([
		"a: Formulas can’t be circular: a → b → c → a.",
		"b: Formulas can’t be circular: b → c → a → b.",
		"c: Formulas can’t be circular: c → a → b → c.",
	]);
});

it("takes no more formulas, and no longer ones altogether, than can be calculated with every key", () => {
	const many = Array.from({ length: 201 }, (_, index) => formula(`f${index}`, "1"));
	expect(problems(many)).toEqual(["f200: A document can have at most 200 formulas, with 20000 characters in total."]);
	const long = Array.from({ length: 11 }, (_, index) => formula(`f${index}`, `1${" ".repeat(1_998)}+`.slice(0, 1_999)));
	expect(problems(long)).toHaveLength(1);
});
