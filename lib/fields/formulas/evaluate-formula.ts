import { Decimal as AnyDecimal } from "decimal.js";
import { type Formula, MAX_DIGITS, type Operator } from "./formula.ts";
import type { FormulaProblem } from "./formula-problem.ts";

/**
 * 64 significant digits, half away from zero: sums of operands are exact, and what a division loses is far behind the
 * last decimal that is ever printed. The bounds of the exponent end what would grow without end.
 */
const Decimal = AnyDecimal.clone({
	precision: 64,
	rounding: AnyDecimal.ROUND_HALF_UP,
	modulo: AnyDecimal.ROUND_DOWN,
	maxE: 200,
	minE: -200,
	toExpPos: 300,
	toExpNeg: -300,
});
type Decimal = InstanceType<typeof Decimal>;

/** Why no number comes out. */
export type NoNumber = "dividedByZero" | "noNumber";

const ZERO = new Decimal(0);
/** Beyond this many decimals round() does nothing that could be seen. */
const MAX_ROUND = 30;
/** Powers beyond this, and roots, are no arithmetic of a form, and cost a thousand times what a product does. */
const MAX_EXPONENT = 100;

class NoNumberError extends Error {
	readonly why: NoNumber;
	constructor(why: NoNumber) {
		super(why);
		this.why = why;
	}
}

/**
 * What a formula comes to.
 *
 * @param numberIn the number in a field, in decimal notation; null: it is empty, and counts as 0 but among the arguments
 * of sum, avg, min and max, which pass over it
 * @param decimalPrecision how many decimals the result has, rounded half away from zero
 * @returns the number with as many decimals, or why there is none
 */
export function evaluateFormula(
	formula: Formula,
	numberIn: (fieldId: string) => string | null,
	decimalPrecision: number,
): { value: string } | { why: NoNumber } {
	try {
		const result = evaluate(formula, numberIn).toDecimalPlaces(decimalPrecision);
		if (!isBounded(result)) return { why: "noNumber" };
		return { value: (result.isZero() ? ZERO : result).toFixed(decimalPrecision) };
	} catch (error) {
		if (error instanceof NoNumberError) return { why: error.why };
		throw error;
	}
}

/** What an operation cannot have on its right, whatever is filled in, as a sentence; null for what it can. */
export function findConstantProblem(operator: Operator, right: Formula): FormulaProblem | null {
	const result = evaluateFormula(right, () => null, MAX_DIGITS);
	const number = "value" in result ? new Decimal(result.value) : null;
	if ((operator === "/" || operator === "%") && number?.isZero()) return { code: "divides", values: {} };
	if (operator !== "^" || (number && isExponent(number))) return null;
	return { code: "power", values: { least: -MAX_EXPONENT, most: MAX_EXPONENT } };
}

function isExponent(number: Decimal): boolean {
	return number.isInteger() && number.abs().lessThanOrEqualTo(MAX_EXPONENT);
}

type NumberIn = (fieldId: string) => string | null;

function evaluate(formula: Formula, numberIn: NumberIn): Decimal {
	switch (formula.kind) {
		case "number":
			return new Decimal(formula.text);
		case "field":
			return toDecimal(numberIn(formula.id)) ?? ZERO;
		case "negative":
			return evaluate(formula.of, numberIn).negated();
		case "operation":
			return operate(formula, evaluate(formula.left, numberIn), evaluate(formula.right, numberIn));
		case "call":
			return call(formula, numberIn);
	}
}

function toDecimal(value: string | null): Decimal | null {
	const number = value === null ? null : new Decimal(value);
	if (number && (number.decimalPlaces() > MAX_DIGITS || !isBounded(number))) throw new NoNumberError("noNumber");
	return number;
}

function isBounded(number: Decimal): boolean {
	return number.isFinite() && number.e < MAX_DIGITS;
}

function operate({ operator }: Extract<Formula, { kind: "operation" }>, left: Decimal, right: Decimal): Decimal {
	switch (operator) {
		case "+":
			return finite(left.plus(right));
		case "-":
			return finite(left.minus(right));
		case "*":
			return finite(left.times(right));
		case "/":
			if (right.isZero()) throw new NoNumberError("dividedByZero");
			return finite(left.dividedBy(right));
		case "%":
			if (right.isZero()) throw new NoNumberError("dividedByZero");
			return finite(left.modulo(right));
		case "^":
			if (left.isZero() && right.isNegative() && !right.isZero()) throw new NoNumberError("dividedByZero");
			if (!isExponent(right)) throw new NoNumberError("noNumber");
			return finite(left.pow(right));
	}
}

function finite(number: Decimal): Decimal {
	if (!number.isFinite()) throw new NoNumberError("noNumber");
	return number;
}

function call({ name, args }: Extract<Formula, { kind: "call" }>, numberIn: NumberIn): Decimal {
	if (name === "abs" || name === "round") {
		const [number = ZERO, places = ZERO] = args.map((one) => evaluate(one, numberIn));
		if (name === "abs") return number.abs();
		if (!places.isInteger() || places.isNegative()) throw new NoNumberError("noNumber");
		return number.toDecimalPlaces(Math.min(places.toNumber(), MAX_ROUND));
	}
	const given = args.filter((one) => one.kind !== "field" || numberIn(one.id) !== null);
	const numbers = given.map((one) => evaluate(one, numberIn));
	const [first, ...rest] = numbers;
	if (!first) {
		if (name === "avg") throw new NoNumberError("dividedByZero");
		return ZERO;
	}
	const sum = () => rest.reduce((total, one) => finite(total.plus(one)), first);
	switch (name) {
		case "sum":
			return sum();
		case "avg":
			return sum().dividedBy(numbers.length);
		case "min":
			return rest.reduce((least, one) => (one.lessThan(least) ? one : least), first);
		case "max":
			return rest.reduce((most, one) => (one.greaterThan(most) ? one : most), first);
	}
}
