import { expect, it } from "vitest";
import { type Formula, operandIds } from "./formula.ts";
import { describeFormulaProblem } from "./formula-problem.ts";
import { parseFormula } from "./parse-formula.ts";

/** A formula as it was understood, in parentheses and brackets throughout. */
function spell(formula: Formula): string {
	switch (formula.kind) {
		case "number":
			return formula.text.replace(/\.0$/, "");
		case "field":
			return `[${formula.id}]`;
		case "negative":
			return `(-${spell(formula.of)})`;
		case "operation":
			return `(${spell(formula.left)} ${formula.operator} ${spell(formula.right)})`;
		case "call":
			return `${formula.name}(${formula.args.map(spell).join(", ")})`;
	}
}

it.each([
	["1", "1"],
	[" a ", "[a]"],
	[".5 + 5. + 007", "((0.5 + 5) + 007)"],
	["a + b * c", "([a] + ([b] * [c]))"],
	["a - b - c", "(([a] - [b]) - [c])"],
	["a / b * c % d", "((([a] / [b]) * [c]) % [d])"],
	["((((a))))", "[a]"],
	["(a + b) * c", "(([a] + [b]) * [c])"],
	["-a ^ 2", "((-[a]) ^ 2)"],
	["2 ^ 3 ^ 2", "((2 ^ 3) ^ 2)"],
	["a * -b", "([a] * (-[b]))"],
	["2 - +-3", "(2 - (-3))"],
	["SUM(a, b, 3) ^ 2", "(sum([a], [b], 3) ^ 2)"],
	["round(avg(a, b) / 3, 2)", "round((avg([a], [b]) / 3), 2)"],
	["[unit price] * [ party-name ]", "([unit price] * [party-name])"],
	["Größe_2 + 単価", "([Größe_2] + [単価])"],
	["sum + this + __proto__", "(([sum] + [this]) + [__proto__])"],
	["a\n\t+\r\nb", "([a] + [b])"],
])("%j is read", (text, understood) => {
	const parsed = parseFormula(text);
	expect("formula" in parsed ? spell(parsed.formula) : parsed.problem.code).toBe(understood);
});

it.each([
	["", 1, "it is empty"],
	["a +", 4, "a number or a field is missing"],
	["a + * b", 5, 'unexpected "*"'],
	["(a", 3, '")" is missing'],
	["a)", 2, 'unexpected ")"'],
	["()", 2, 'unexpected ")"'],
	["a b", 3, 'an operator is missing before "b"'],
	["2(3)", 2, 'an operator is missing before "("'],
	["(a).b", 4, 'an operator is missing before "."'],
	["constructor['x']", 12, 'an operator is missing before "["'],
	["a, b", 2, 'unexpected ","'],
	[" ,a", 2, 'unexpected ","'],
	["a; b", 2, 'an operator is missing before ";"'],
	["a ? b : c", 3, 'an operator is missing before "?"'],
	["a = 3", 3, 'an operator is missing before "="'],
	["1,5 + a", 2, 'unexpected ","'],
	["1.2.3", 4, 'an operator is missing before "."'],
	["1e5", 2, 'an operator is missing before "e"'],
	["alert`1`", 6, 'an operator is missing before "`"'],
	["'a' + 1", 1, 'unexpected "\'"'],
	["a + !b", 5, 'unexpected "!"'],
	["[a + b", 1, '"]" is missing'],
	["a + []", 5, "a field ID is missing in the brackets"],
	["sum(a,", 7, "a number or a field is missing"],
	["1 + total(a)", 5, 'there is no function "total". Use sum, avg, min, max, abs, round'],
	["toString(a)", 1, 'there is no function "toString". Use sum, avg, min, max, abs, round'],
	["abs(a, b)", 1, "abs takes one number"],
	["round(a, 1, 2)", 1, "round takes a number and a number of decimals"],
	["9".repeat(31), 1, "numbers can have at most 30 digits before and after the decimal point"],
	["(".repeat(500), 51, "parentheses are nested too deeply"],
	["-".repeat(500), 1, "it has too many symbols"],
])("%j is refused at character %i", (text, at, why) => {
	const parsed = parseFormula(text);
	const said = "problem" in parsed && describeFormulaProblem(parsed.problem);
	expect(said).toBe(`The formula isn’t valid at character ${at}: ${why}.`);
});

it("has a greatest length, within which nothing is too much for it", () => {
	expect(parseFormula(`a${"+a".repeat(1_000)}`)).toHaveProperty("problem");
	const longest = parseFormula(`a${"+a".repeat(999)}`);
	expect("formula" in longest && [...operandIds(longest.formula)]).toEqual(["a"]);
});
