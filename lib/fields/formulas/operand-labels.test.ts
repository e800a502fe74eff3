import { expect, it } from "vitest";
import { idsByLabel, operandLabels } from "./operand-labels.ts";
import { replaceOperands } from "./operand-text.ts";

const FIELDS = [
	{ id: "Text1", label: "Rent" },
	{ id: "Text2", label: " Months  paid " },
	{ id: "Text3", label: "Rent" },
	{ id: "Text4", label: "" },
	{ id: "Text5", label: "Text4" },
	{ id: "Text6", label: "a]b" },
];

it("names the fields of a formula by their labels, and finds them again", () => {
	const labels = operandLabels(FIELDS);
	expect([...labels.values()]).toEqual(["Rent", "Months paid", "Rent (2)", "Text4", "Text4 (2)", "Text6"]);
	const expression = "Text1 * Text2 + sum([Text3], Text4, Text5, Text6) - Other";
	const shown = "Rent * [Months paid] + sum([Rent (2)], Text4, [Text4 (2)], Text6) - Other";
	expect(replaceOperands(expression, labels)).toBe(shown);
	expect(replaceOperands(shown, idsByLabel(labels))).toBe(expression.replace("[Text3]", "Text3"));
});

it("keeps what is still being typed", () => {
	const ids = idsByLabel(operandLabels(FIELDS));
	for (const text of ["[Mont", "Ren", "Rent *", "Rent("]) {
		expect(replaceOperands(text, ids)).toBe(text.replace(/^Rent \*/, "Text1 *"));
	}
});
