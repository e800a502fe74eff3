import { expect, it } from "vitest";
import { findFormulaProblem } from "./formula-syntax.ts";

it.each(["1", "a + b", "-(a_1 * 2.5) / 3 % 4", "sum(a, b, 3) ^ 2", "((((a))))", " a "])("%s can be read", (formula) => {
	expect(findFormulaProblem(formula)).toBeNull();
});

it.each(["", "a +", "(a", "a b", "a)", "sum(a,", "alert`1`", "a; b", "constructor['x']", "(".repeat(500)])(
	"%s cannot",
	(formula) => {
		expect(findFormulaProblem(formula)).toEqual(expect.any(String));
	},
);
