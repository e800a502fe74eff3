import { expect, it } from "vitest";
import { tryFormula } from "./try-formula.ts";

const numbers: Record<string, string> = { Price: "12.5", Quantity: "3" };
const trial = (expression: string) => tryFormula({ expression, decimalPrecision: 2 }, (id) => numbers[id] ?? null);

it.each([
	["Price * Quantity", { operands: ["Price", "Quantity"], result: { value: "37.50" } }],
	["Price / Gone", { operands: ["Price", "Gone"], result: { why: "dividedByZero" } }],
	["", { problem: "FormulaExpression is required for a Formula." }],
	["1 / 0", { problem: "The formula divides by zero." }],
	[
		"Price *",
		{
			problem: "The formula cannot be read at character 8: a number or a field is missing.",
		},
	],
])("tries %j", (expression, expected) => {
	expect(trial(expression)).toEqual(expected);
});
