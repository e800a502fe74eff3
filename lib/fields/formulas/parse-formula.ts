import jsep from "jsep";
import {
	type Formula,
	FUNCTIONS,
	type FunctionName,
	MAX_DIGITS,
	MAX_FORMULA_LENGTH,
	OPERATORS,
	type Operator,
} from "./formula.ts";
import type { FormulaProblem, UnreadCode } from "./formula-problem.ts";

/** Deepest nesting of parentheses, and of signs before a number. */
const MAX_DEPTH = 50;

type Scope = jsep.HookScope;

/** How deep a text that is being read is in parentheses. */
const depths = new WeakMap<Scope, number>();

/** As in a spreadsheet: powers before products before sums, each from the left, and a sign before all of them. */
const PRECEDENCE: Readonly<Record<Operator, number>> = { "+": 1, "-": 1, "*": 2, "/": 2, "%": 2, "^": 3 };

const NAME_START = /[\p{L}_]/u;
const DIGITS = /\d*\.?\d*/y;
const NAME = /[\p{L}\p{M}\p{N}_]*/uy;

configure();

/**
 * Reads a formula: numbers with a decimal point, ids of fields (in brackets where they are more than letters,
 * digits and underscores: `[unit price]`), + - * / % ^, parentheses and the FUNCTIONS.
 *
 * @returns the formula, or why and at which character it cannot be read
 */
export function parseFormula(text: string): { formula: Formula } | { problem: FormulaProblem } {
	if (text.length > MAX_FORMULA_LENGTH) {
		return { problem: { code: "long", values: { length: text.length, limit: MAX_FORMULA_LENGTH } } };
	}
	try {
		// jsep passes over separators in front of the first expression, and over signs it goes down one by one.
		const [, lead = "", stray] = /^(\s*)([,;])?/.exec(text) ?? [];
		if (stray) refuse(lead.length, "unexpected", { text: stray });
		const signs = /(?:[-+]\s*){50}[-+]/.exec(text);
		if (signs) refuse(signs.index, "manySigns");
		if (text.trim() === "") refuse(0, "empty");
		return { formula: toFormula(jsep(text)) };
	} catch (error) {
		if (error instanceof UnreadError) return { problem: error.problem };
		// What jsep itself does not expect.
		const { index } = error as { index?: unknown };
		if (typeof index !== "number") throw error;
		return { problem: { code: "unexpected", values: { text: text.charAt(index), at: index + 1 } } };
	}
}

class UnreadError extends Error {
	readonly problem: FormulaProblem;
	constructor(problem: FormulaProblem) {
		super(problem.code);
		this.problem = problem;
	}
}

/** @param index of the character, from 0 */
function refuse(index: number, code: UnreadCode, values: FormulaProblem["values"] = {}): never {
	throw new UnreadError({ code, values: { ...values, at: index + 1 } });
}

/**
 * jsep reads expressions of JavaScript. What is left of that here is the precedence of operators and signs: everything
 * else is read by readToken, so that no text, member or assignment ever is.
 */
function configure(): void {
	jsep.removeAllBinaryOps();
	jsep.removeAllUnaryOps();
	jsep.removeAllLiterals();
	jsep.addUnaryOp("-");
	jsep.addUnaryOp("+");
	for (const operator of OPERATORS) jsep.addBinaryOp(operator, PRECEDENCE[operator]);
	jsep.hooks.add("gobble-token", readToken);
	// In front of what jsep brings along for conditions.
	jsep.hooks.add("after-expression", requireEnd, true);
}

function readToken(this: Scope, env: { node?: jsep.Expression }): void {
	if (this.char === "[") env.node = readBracketed(this);
	else if (this.char === "(") env.node = readGroup(this);
	else if (/[\d.]/.test(this.char)) env.node = readDigits(this);
	else if (NAME_START.test(this.char)) env.node = readName(this);
	else if (this.char !== "+" && this.char !== "-") {
		if (this.index >= this.expr.length) refuse(this.index, "missing");
		refuse(this.index, "unexpected", { text: this.char });
	}
}

function readDigits(scope: Scope): jsep.Expression {
	const start = scope.index;
	DIGITS.lastIndex = start;
	const raw = DIGITS.exec(scope.expr)?.[0] ?? "";
	const [whole = "", decimals = ""] = raw.split(".");
	if (whole + decimals === "") refuse(scope.index, "unexpected", { text: "." });
	if (whole.length > MAX_DIGITS || decimals.length > MAX_DIGITS) {
		refuse(start, "digits", { limit: MAX_DIGITS });
	}
	scope.index = start + raw.length;
	return { type: "Literal", value: null, raw: `${whole || "0"}.${decimals || "0"}` };
}

function readBracketed(scope: Scope): jsep.Expression {
	const end = scope.expr.indexOf("]", scope.index);
	if (end < 0) refuse(scope.index, "bracket");
	const id = scope.expr.slice(scope.index + 1, end).trim();
	if (id === "") refuse(scope.index, "noId");
	scope.index = end + 1;
	return { type: "Identifier", name: id };
}

function readGroup(scope: Scope): jsep.Expression {
	enter(scope);
	const inner = scope.gobbleExpression();
	leave(scope);
	return inner;
}

function readName(scope: Scope): jsep.Expression {
	const start = scope.index;
	NAME.lastIndex = start;
	const name = NAME.exec(scope.expr)?.[0] ?? "";
	scope.index = start + name.length;
	scope.gobbleSpaces();
	if (scope.char !== "(") return { type: "Identifier", name };
	const args = readArguments(scope);
	const known = name.toLowerCase();
	if (!isFunction(known)) {
		refuse(start, "noFunction", { name, known: Object.keys(FUNCTIONS).join(", ") });
	}
	const { least, most } = FUNCTIONS[known];
	if (args.length < least || args.length > (most ?? args.length)) {
		refuse(start, most === 1 ? "oneNumber" : "numberAndDecimals", { name: known });
	}
	return { type: "CallExpression", callee: { type: "Identifier", name: known }, arguments: args };
}

function readArguments(scope: Scope): jsep.Expression[] {
	enter(scope);
	const args = [scope.gobbleExpression()];
	while (scope.char === ",") {
		scope.index += 1;
		args.push(scope.gobbleExpression());
	}
	leave(scope);
	return args;
}

function enter(scope: Scope): void {
	const depth = (depths.get(scope) ?? 0) + 1;
	if (depth > MAX_DEPTH) refuse(scope.index, "deep");
	depths.set(scope, depth);
	scope.index += 1;
}

function leave(scope: Scope): void {
	if (scope.char !== ")") refuse(scope.index, "parenthesis");
	depths.set(scope, (depths.get(scope) ?? 1) - 1);
	scope.index += 1;
}

/** After an expression comes what it stands in: the end, or within parentheses ")" or ",". */
function requireEnd(this: Scope): void {
	const isNested = (depths.get(this) ?? 0) > 0;
	if (this.index >= this.expr.length || (isNested && /[,)]/.test(this.char))) return;
	refuse(this.index, /[,)]/.test(this.char) ? "unexpected" : "noOperator", { text: this.char });
}

function isFunction(name: string): name is FunctionName {
	return Object.hasOwn(FUNCTIONS, name);
}

function toFormula(node: jsep.Expression): Formula {
	const expression = node as jsep.CoreExpression;
	switch (expression.type) {
		case "Literal":
			return { kind: "number", text: expression.raw };
		case "Identifier":
			return { kind: "field", id: expression.name };
		case "UnaryExpression": {
			const of = toFormula(expression.argument);
			return expression.operator === "-" ? { kind: "negative", of } : of;
		}
		case "BinaryExpression": {
			const { operator, left, right } = expression;
			return { kind: "operation", operator: operator as Operator, left: toFormula(left), right: toFormula(right) };
		}
		case "CallExpression": {
			const { name } = expression.callee as jsep.Identifier;
			return { kind: "call", name: name as FunctionName, args: expression.arguments.map(toFormula) };
		}
		default:
			throw new Error(`jsep read a ${expression.type}, which formulas do not have.`);
	}
}
