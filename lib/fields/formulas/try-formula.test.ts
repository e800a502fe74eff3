import { expect, it } from "vitest";
import { tryFormula } from "./try-formula.ts";

const numbers: Record<string, string> = { Price: "12.5", Quantity: "3" };
const trial = (expression: string) => tryFormula({ expression, decimalPrecision: 2 }, (id) => numbers[id] ?? null);

it.each([
	["Price * Quantity", { operands: ["Price", "Quantity"], result: { value: "37.50" } }],
	["Price / Gone", { operands: ["Price", "Gone"], result: { why: "dividedByZero" } }],
	["", { problem: { code: "empty", values: { at: 1 } } }],
	["1 / 0", { problem: { code: "divides", values: {} } }],
	["Price *", { problem: { code: "missing", values: { at: 8 } } }],
])("tries %j", (expression, expected) => {
	expect(trial(expression)).toEqual(expected);
});
