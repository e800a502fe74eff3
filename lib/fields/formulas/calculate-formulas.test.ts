import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { build } from "esbuild";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { makeField } from "../testing/make-field.ts";
import { calculateFormulas, type ForeignOperand } from "./calculate-formulas.ts";

const number = (id: string, value: string | null, change: Partial<FieldWithValue> = {}) =>
	makeField("TextBox", { id, value, validationType: "NumbersOnly", ...change });
const amount = (id: string, value: string | null) => number(id, value, { validationType: "Currency" });
const formula = (id: string, expression: string, decimalPrecision = 2) =>
	makeField("Formula", { id, formula: { expression, decimalPrecision } });

const total = (fields: FieldWithValue[], foreign: ForeignOperand[] = []) =>
	calculateFormulas(fields, foreign).get("total");

describe("what a formula comes to", () => {
	const none = { value: null, obstacle: null };
	const value = (text: string) => ({ value: text, obstacle: null });
	const hides = makeField("CheckBox", {
		id: "hide",
		value: "on",
		conditionalRules: [{ fieldId: "b", isChecked: false, value: null }],
	});

	it.each<[what: string, fields: FieldWithValue[], result: object, foreign?: ForeignOperand[]]>([
		[
			"numbers and amounts",
			[number("a", "1,5"), amount("b", "$1,000.25"), formula("total", "a + b")],
			value("1001.75"),
		],
		["empty beside filled in: 0", [number("a", "3"), number("b", null), formula("total", "a - b")], value("3.00")],
		["all empty: nothing", [number("a", null), number("b", null), formula("total", "a + b + 5")], none],
		["no fields: a constant", [formula("total", "6 * 7", 0)], value("42")],
		[
			"a field that a rule hides: empty",
			[hides, number("a", "3"), number("b", "9"), formula("total", "a + b")],
			value("3.00"),
		],
		[
			"a formula that a rule hides",
			[{ ...hides, conditionalRules: [{ fieldId: "total", isChecked: false, value: null }] }, formula("total", "1")],
			none,
		],
		[
			"a formula of formulas, as they are printed",
			[formula("total", "third * 3"), formula("third", "one / 3"), number("one", "1")],
			value("0.99"),
		],
		["a formula of an empty one", [formula("total", "part + 1"), formula("part", "a"), number("a", null)], none],
		["division by zero", [number("a", "0"), formula("total", "5 / a")], { value: null, obstacle: "dividedByZero" }],
		[
			"division by an empty field",
			[number("a", "5"), number("b", null), formula("total", "a / b")],
			{ value: null, obstacle: "dividedByZero" },
		],
		[
			"a formula of one without a result",
			[formula("total", "part + 1"), formula("part", "1 / a"), number("a", "0")],
			{ value: null, obstacle: "dividedByZero" },
		],
		["too many digits", [number("a", "9".repeat(31)), formula("total", "a")], { value: null, obstacle: "noNumber" }],
		[
			"somebody else's number",
			[number("a", "1"), formula("total", "a + theirs")],
			value("3.50"),
			[{ id: "theirs", value: "2.5", formula: null, isWaiting: false }],
		],
		[
			"somebody else's empty field",
			[number("a", "1"), formula("total", "a + theirs")],
			value("1.00"),
			[{ id: "theirs", value: null, formula: null, isWaiting: false }],
		],
		[
			"a number that is still to come, whatever else is wrong",
			[number("a", "0"), formula("total", "1 / part + theirs"), formula("part", "1 / a")],
			{ value: null, obstacle: "waiting" },
			[{ id: "theirs", value: null, formula: null, isWaiting: true }],
		],
		[
			"somebody else's formula, which has waited for one's own number",
			[number("a", "4"), formula("total", "theirs * 2")],
			value("10.00"),
			[
				{ id: "theirs", value: null, formula: { expression: "a + b", decimalPrecision: 0 }, isWaiting: false },
				{ id: "b", value: "1", formula: null, isWaiting: false },
			],
		],
		["a circle, which sending refuses", [formula("total", "part"), formula("part", "total")], none],
		["a formula that was never written", [makeField("Formula", { id: "total" })], none],
	])("%s", (_what, fields, result, foreign) => {
		expect(total(fields, foreign)).toEqual(result);
	});
});

/** What a browser loads, in a world of its own. */
async function browserEngine(): Promise<typeof calculateFormulas> {
	const { outputFiles } = await build({
		entryPoints: [join(import.meta.dirname, "calculate-formulas.ts")],
		bundle: true,
		minify: true,
		platform: "browser",
		format: "iife",
		globalName: "engine",
		write: false,
	});
	const world: { engine?: { calculateFormulas: typeof calculateFormulas } } = {};
	runInNewContext(`${outputFiles[0]?.text} this.engine = engine`, world);
	if (!world.engine) throw new Error("The engine did not load.");
	return world.engine.calculateFormulas;
}

const IDS = ["a", "b", "c", "d"];
const operand = fc.oneof(
	fc.constantFrom(...IDS, "t0", "t1"),
	fc.integer({ min: 0, max: 99_999 }).map((digits) => String(digits / 100)),
);
const expression = fc.letrec<{ of: string }>((tie) => ({
	of: fc.oneof(
		{ maxDepth: 4 },
		operand,
		fc
			.tuple(tie("of"), fc.constantFrom("+", "-", "*", "/", "%"), tie("of"))
			.map(([left, sign, right]) => `(${left} ${sign} ${right})`),
		fc
			.tuple(fc.constantFrom("sum", "avg", "min", "max"), fc.array(tie("of"), { minLength: 1, maxLength: 3 }))
			.map(([name, args]) => `${name}(${args.join(", ")})`),
		tie("of").map((of) => `-${of} ^ 2`),
		tie("of").map((of) => `round(abs(${of}), 1)`),
	),
})).of;
const typed = fc.oneof(
	fc.constant(null),
	fc.integer({ min: -9_999_999, max: 9_999_999 }).map((digits) => String(digits / 1_000).replace(".", ",")),
);
const formulas = fc.tuple(expression, expression, expression, fc.integer({ min: 0, max: 10 }));

it("browser and server come to the same, whatever is calculated with whatever was typed", async () => {
	const inBrowser = await browserEngine();
	const results = new Set<unknown>();
	fc.assert(
		fc.property(formulas, fc.tuple(typed, typed, typed, typed), ([first, second, third, precision], values) => {
			const fields = [
				...IDS.map((id, index) => number(id, values[index] ?? null)),
				...[first, second, third].map((text, index) => formula(`t${index}`, text, precision)),
			];
			const server = [...calculateFormulas(fields, [])];
			expect([...inBrowser(fields, [])]).toEqual(server);
			for (const [, { value, obstacle }] of server) results.add(obstacle ?? (value === null ? "empty" : "number"));
		}),
		{ seed: 4_711, numRuns: 1_000 },
	);
	expect([...results].toSorted()).toEqual(["dividedByZero", "empty", "noNumber", "number"]);
});
