import { expect, it } from "vitest";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { draftField, ID } from "#lib/draft/testing/make-draft.ts";
import { addCopies } from "./copy-fields.ts";

const rule = (fieldId: string) => ({ fieldId, isChecked: true, value: null }) as DraftField["conditionalRules"][number];
const box = draftField({ id: "CheckBox1", type: "CheckBox" });
const note = draftField({ id: "TextBox1", type: "TextBox", conditionalRules: [rule("CheckBox1"), rule("other")] });
const sum = draftField({ id: "Formula1", type: "Formula", formula: { expression: "A1 + A2", decimalPrecision: 2 } });

const valuesOf = (copies: readonly DraftField[], fields = {}, isOfTemplate = false) =>
	addCopies({ fields }, copies, isOfTemplate).changes.flatMap((change) =>
		change.kind === "add" && change.in === "fields" ? [change.value] : [],
	);

it("lets copies speak of the copies of what their models speak of, each of the one on its page", () => {
	const pages = [2, 3].flatMap((page) => [box, note].map((field) => ({ ...field, page })));
	const copies = valuesOf(pages, { [ID.one]: box, [ID.two]: note });
	expect(copies.map(({ id, conditionalRules }) => [id, ...conditionalRules.map(({ fieldId }) => fieldId)])).toEqual([
		["CheckBox2"],
		["TextBox2", "CheckBox2", "other"],
		["CheckBox3"],
		["TextBox3", "CheckBox3", "other"],
	]);
});

it("calculates with the copies of what is calculated with", () => {
	const operands = ["A1", "A2"].map((id) => draftField({ id, type: "TextBox" }));
	const [, , copy] = valuesOf([...operands, sum], { [ID.one]: operands[0] });
	expect(copy?.formula?.expression).toBe("A2 + A3");
});

it("makes a copy its sender’s own in a document, and keeps what senders may do with it in a template", () => {
	const limits = { mayChange: false, mayRemove: false, needsValue: true };
	const [own] = valuesOf([draftField(limits)]);
	expect(own).not.toHaveProperty("mayChange");
	expect(own).not.toHaveProperty("mayRemove");
	expect(own).not.toHaveProperty("needsValue");
	expect(valuesOf([draftField(limits)], {}, true)).toMatchObject([limits]);
});
