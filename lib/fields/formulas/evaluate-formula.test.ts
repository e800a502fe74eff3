import fc from "fast-check";
import { expect, it } from "vitest";
import { evaluateFormula } from "./evaluate-formula.ts";
import { describeFormulaProblem } from "./formula-problem.ts";
import { parseFormula } from "./parse-formula.ts";

/** What a text comes to; fields that are not named are empty. */
function result(text: string, decimals: number, numbers: Record<string, string> = {}): string {
	const parsed = parseFormula(text);
	if ("problem" in parsed) return describeFormulaProblem(parsed.problem);
	const outcome = evaluateFormula(parsed.formula, (id) => numbers[id] ?? null, decimals);
	return "value" in outcome ? outcome.value : outcome.why;
}

it.each<[text: string, decimals: number, value: string, numbers?: Record<string, string>]>([
	["0.1 + 0.2", 1, "0.3"],
	["1.10 * 3", 2, "3.30"],
	["1 / 3", 4, "0.3333"],
	["1 / 3 * 3", 10, "1.0000000000"],
	// Half away from zero.
	["2.5", 0, "3"],
	["-2.5", 0, "-3"],
	["1.005", 2, "1.01"],
	["-1.005", 2, "-1.01"],
	["2.4999999999999999999999999999", 0, "2"],
	// No negative zero.
	["-0.4", 0, "0"],
	["0 * -5", 2, "0.00"],
	["a - a", 2, "0.00", { a: "-3" }],
	// A remainder has the sign of what is divided.
	["7 % 3", 0, "1"],
	["-7 % 3", 0, "-1"],
	["5.5 % 2", 1, "1.5"],
	["2 ^ 10", 0, "1024"],
	["2 ^ -1", 1, "0.5"],
	["-2 ^ 2", 0, "4"],
	["0 ^ 0", 0, "1"],
	["1.5 ^ 100", 0, "406561177535215237"],
	["99999999999999999999 + 0.0000000001", 10, "99999999999999999999.0000000001"],
	// An empty field counts as 0; functions pass over it.
	["a + b", 0, "5", { a: "5" }],
	["a * b", 0, "0", { a: "5" }],
	["sum(a, b, c)", 0, "12", { a: "5", c: "7" }],
	["avg(a, b, c)", 0, "6", { a: "5", c: "7" }],
	["min(a, b, c)", 0, "5", { a: "5", c: "7" }],
	["max(a, b, c)", 0, "-5", { a: "-5", c: "-7" }],
	["max(a, b + 0, c)", 0, "0", { a: "-5", c: "-7" }],
	["sum(a)", 0, "0"],
	["abs(a)", 1, "2.5", { a: "-2.5" }],
	["round(2.345, 2) * 10", 3, "23.500"],
	["round(-2.5)", 1, "-3.0"],
	// What has no result.
	["5 / a", 0, "dividedByZero"],
	["5 % (a - 3)", 0, "dividedByZero", { a: "3" }],
	["0 ^ (a - 1)", 0, "dividedByZero"],
	["avg(a, b)", 0, "dividedByZero"],
	["2 ^ (a / 2)", 0, "noNumber", { a: "1" }],
	["9 ^ 9 ^ 9", 0, "noNumber"],
	["2 ^ (a * 101)", 0, "noNumber", { a: "1" }],
	["a * 10", 0, "noNumber", { a: "9".repeat(30) }],
	["a + 0", 0, "999999999999999999999999999999", { a: "9".repeat(30) }],
	["a + 1", 0, "noNumber", { a: "9".repeat(30) }],
	["a - a", 0, "noNumber", { a: "1".repeat(31) }],
	["a", 2, "noNumber", { a: `0.${"1".repeat(31)}` }],
	["round(5, a)", 0, "noNumber", { a: "-1" }],
])("%s with %i decimals is %s", (text, decimals, value, numbers) => {
	expect(result(text, decimals, numbers)).toBe(value);
});

/** A fraction of whole numbers, which computes exactly: the judge of everything but powers. */
type Fraction = { over: bigint; under: bigint };
type Node = { text: string; value: Fraction | null };

const decimals = fc
	.tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.integer({ min: 0, max: 4 }))
	.map(([digits, places]): Node => {
		const scale = 10n ** BigInt(places);
		const size = digits < 0n ? -digits : digits;
		const text = `${size / scale}.${String(size % scale).padStart(places, "0") || "0"}`;
		return { text: digits < 0n ? `(-${text})` : text, value: { over: digits, under: scale } };
	});

function combine(operator: string, left: Node, right: Node): Node {
	const text = `(${left.text} ${operator} ${right.text})`;
	if (!left.value || !right.value) return { text, value: null };
	const [a, b] = [left.value, right.value];
	switch (operator) {
		case "+":
			return { text, value: { over: a.over * b.under + b.over * a.under, under: a.under * b.under } };
		case "-":
			return { text, value: { over: a.over * b.under - b.over * a.under, under: a.under * b.under } };
		case "*":
			return { text, value: { over: a.over * b.over, under: a.under * b.under } };
		default: {
			if (b.over === 0n) return { text, value: null };
			const sign = b.over < 0n ? -1n : 1n;
			return { text, value: { over: a.over * b.under * sign, under: a.under * b.over * sign } };
		}
	}
}

/** Half away from zero. */
function rounded({ over, under }: Fraction, places: number): string {
	const scaled = over * 10n ** BigInt(places) * 2n + (over < 0n ? -under : under);
	const digits = scaled / (under * 2n);
	const text = String(digits < 0n ? -digits : digits).padStart(places + 1, "0");
	const number = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
	return digits < 0n ? `-${number}` : number;
}

const expressions = fc.letrec<{ node: Node }>((tie) => ({
	node: fc.oneof(
		{ maxDepth: 4, withCrossShrink: true },
		decimals,
		fc.tuple(fc.constantFrom("+", "-", "*", "/"), tie("node"), tie("node")).map((parts) => combine(...parts)),
	),
})).node;

it("comes to what exact fractions come to, in any expression", () => {
	fc.assert(
		fc.property(expressions, fc.integer({ min: 0, max: 6 }), ({ text, value }, places) => {
			const size = value && (value.over < 0n ? -value.over : value.over) / value.under;
			fc.pre(size === null || size < 10n ** 29n);
			// What is divided as exactly as that may still lie on the other side of a half.
			if (value) fc.pre(isFarFromHalf(value, places));
			expect(result(text, places)).toBe(value ? rounded(value, places) : "dividedByZero");
		}),
		{ seed: 20_311, numRuns: 1_500 },
	);
});

/** Whether an error behind the thirtieth decimal cannot change how a fraction is rounded. */
function isFarFromHalf({ over, under }: Fraction, places: number): boolean {
	const halves = over * 10n ** BigInt(places) * 2n;
	const rest = ((halves % under) + under) % under;
	return rest === 0n || (rest * 10n ** 24n > under && (under - rest) * 10n ** 24n > under);
}
