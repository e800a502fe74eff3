export const OPERATORS = ["+", "-", "*", "/", "%", "^"] as const;
export type Operator = (typeof OPERATORS)[number];

/** How many arguments each function takes; null: as many as one likes. */
export const FUNCTIONS = {
	sum: { least: 1, most: null },
	avg: { least: 1, most: null },
	min: { least: 1, most: null },
	max: { least: 1, most: null },
	abs: { least: 1, most: 1 },
	round: { least: 1, most: 2 },
} as const;
export type FunctionName = keyof typeof FUNCTIONS;

/** A formula that was read: what is calculated, in its order. */
export type Formula =
	/** In decimal notation, as it was written. */
	| { kind: "number"; text: string }
	| { kind: "field"; id: string }
	| { kind: "negative"; of: Formula }
	| { kind: "operation"; operator: Operator; left: Formula; right: Formula }
	| { kind: "call"; name: FunctionName; args: Formula[] };

/** Longest formula, in characters. */
export const MAX_FORMULA_LENGTH = 2_000;
/** Most decimals of a result. */
export const MAX_FORMULA_PRECISION = 10;
/** Most digits before, and after, the decimal point of a number that is calculated with. */
export const MAX_DIGITS = 30;

/** Ids of the fields that a formula calculates with, each once. */
export function operandIds(formula: Formula): Set<string> {
	switch (formula.kind) {
		case "number":
			return new Set();
		case "field":
			return new Set([formula.id]);
		case "negative":
			return operandIds(formula.of);
		case "operation":
			return new Set([...operandIds(formula.left), ...operandIds(formula.right)]);
		case "call":
			return new Set(formula.args.flatMap((one) => [...operandIds(one)]));
	}
}
