import { describe, expect, it } from "vitest";
import { operandText, renameOperand } from "./operand-text.ts";

describe("operandText", () => {
	it.each([
		["Price", "Price"],
		["Prix_été2", "Prix_été2"],
		["unit price", "[unit price]"],
		["2nd", "[2nd]"],
		["", "[]"],
	])("%j: %j", (id, text) => expect(operandText(id)).toBe(text));
});

describe("renameOperand", () => {
	it.each([
		["Price * Quantity", "Price", "Cost", "Cost * Quantity"],
		["Price*Price + Price2 + aPrice", "Price", "Cost", "Cost*Cost + Price2 + aPrice"],
		["[Price] - [ Price ]", "Price", "Cost", "Cost - Cost"],
		["[unit price] * 2", "unit price", "Price", "Price * 2"],
		["Price * 2", "Price", "unit price", "[unit price] * 2"],
		["sum(sum, 1) + sum", "sum", "all", "sum(all, 1) + all"],
		["sum(1) + su", "su", "x", "sum(1) + x"],
		["Price * (", "Price", "Cost", "Cost * ("],
		["Price", "Price", "a]", "Price"],
		["1 + 1", "Price", "Cost", "1 + 1"],
		["", "Price", "Cost", ""],
	])("%j, %j to %j: %j", (expression, before, id, after) => {
		expect(renameOperand(expression, before, id)).toBe(after);
	});
});
