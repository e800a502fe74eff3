import { describe, expect, it } from "vitest";
import { newField } from "#components/editor/fields/new-field.ts";
import { labelField } from "#components/editor/panels/properties/label-field.ts";
import { changeType } from "#components/field-settings/change-type.ts";
import { commonOf } from "#components/field-settings/common-of.ts";
import { insertOperand } from "#components/field-settings/formula-properties.tsx";
import { NEW_FORMULA } from "#components/field-settings/new-formula.ts";
import { applyStep } from "#lib/draft/apply-step.ts";
import type { DraftField } from "#lib/draft/draft-state.ts";
import { emptyDraft } from "#lib/draft/empty-draft.ts";
import { groundStep } from "#lib/draft/ground-step.ts";
import { draftRecipient } from "#lib/draft/testing/make-draft.ts";
import { fieldWire } from "#lib/draft/to-send-wire.ts";
import type { FieldType } from "#lib/fields/field-types.ts";
import { renameField } from "./api-properties.tsx";
import { addCondition, changeCondition, conditionsOf, moveCondition, triggersFor } from "./conditions-of.ts";
import { formulaOperands } from "./formula-operands.ts";

const place = { recipientId: "mia", fileId: "file", page: 1, bounds: { x: 10, y: 10, width: 150, height: 22 } };
const field = (type: FieldType, set: Partial<DraftField> = {}): DraftField => ({
	...newField(emptyDraft(), type, place),
	...set,
});

describe("a field that becomes another type", () => {
	it.each([
		["TextBox", "Company", { value: "Elm" }, { value: "Elm", isReadOnly: false }],
		["TextBox", "CheckBox", { value: "Elm" }, { value: null, validationType: "None" }],
		["TextBox", "Email", { value: "Elm", isReadOnly: true }, { value: "Elm", isReadOnly: false }],
		["TextBox", "Label", { isRequired: true }, { isRequired: false }],
		["CheckBox", "RadioButton", { id: "Box1" }, { groupName: "Box1", groupRule: null }],
		["TextBox", "Formula", { value: "12", isRequired: true }, { value: null, isRequired: false, formula: NEW_FORMULA }],
		["Formula", "TextBox", { formula: { expression: "A + 1", decimalPrecision: 0 } }, { formula: null }],
		["TextBox", "CheckBox", {}, { bounds: { x: 10, y: 10, width: 20, height: 20 } }],
		["TextBox", "EditableDate", {}, { dateFormat: null }],
	] as const)("%s to %s", (from, to, given, expected) => {
		expect(changeType(field(from, given), to)).toMatchObject({ type: to, ...expected });
	});
});

it("signers see the label that a sender gives a named field", () => {
	const found = field("CheckBox", { name: "The tenants keep a pet", label: "The tenants keep a pet" });
	expect(fieldWire({ ...found, ...labelField("Pet") }, 1, null)).toMatchObject({ name: "Pet", label: "Pet" });
});

describe("what several fields have alike", () => {
	it.each([
		[["a", "a"], { value: "a", isMixed: false }],
		[["a", "b"], { value: null, isMixed: true }],
		[[], null],
	])("%j: %j", (given, expected) => {
		expect(commonOf(given, (one) => one)).toEqual(expected);
	});
});

describe("conditions, seen from the field that they show", () => {
	const draft = {
		...emptyDraft(),
		fields: {
			box: field("CheckBox", { id: "Box" }),
			list: field("Dropdown", { id: "List", dropdownOptions: ["One", "Two"] }),
			text: field("TextBox", { id: "Text" }),
			other: field("CheckBox", { id: "Other", recipientId: "omar" }),
		},
	};

	it("come from fields of the same person", () => {
		expect(triggersFor(draft, "text")).toEqual(["box", "list"]);
	});

	it("are added, changed, moved and removed where they stand", () => {
		let now = applyStep(draft, groundStep(addCondition(draft.fields, "text", "box"), draft));
		expect(conditionsOf(now.fields, "text")).toEqual([
			{ trigger: "box", index: 0, rule: { fieldId: "Text", isChecked: true, value: null } },
		]);
		const first = () => conditionsOf(now.fields, "text")[0] ?? expect.fail();
		now = applyStep(now, groundStep(moveCondition(now.fields, first(), "list"), now));
		expect(first()).toMatchObject({ trigger: "list", rule: { value: "One" } });
		now = applyStep(now, groundStep(changeCondition(now.fields, first(), null), now));
		expect(conditionsOf(now.fields, "text")).toEqual([]);
	});
});

const formula = (expression: string, set: Partial<DraftField> = {}) =>
	field("Formula", { formula: { expression, decimalPrecision: 2 }, ...set });

describe("a field that gets another id", () => {
	it("goes on being what rules and formulas speak of, in one step", () => {
		const rule = { fieldId: "Price", isChecked: true, value: null };
		const fields = {
			price: field("TextBox", { id: "Price", validationType: "Currency" }),
			total: formula("Price * 2 + Prices", { id: "Total" }),
			box: field("CheckBox", { id: "Box", conditionalRules: [rule] }),
		};
		const draft = { ...emptyDraft(), fields };
		const after = applyStep(draft, groundStep(renameField(fields, "price", "Unit price"), draft)).fields;
		expect(after.price?.id).toBe("Unit price");
		expect(after.total?.formula?.expression).toBe("[Unit price] * 2 + Prices");
		expect(after.box?.conditionalRules).toEqual([{ ...rule, fieldId: "Unit price" }]);
	});
});

describe("what a formula calculates with", () => {
	it("is numbers, amounts and formulas that do not lead back to it, of those who are not asked later", () => {
		const number = (id: string, set: Partial<DraftField> = {}) =>
			field("TextBox", { id, validationType: "NumbersOnly", ...set });
		const draft = {
			...emptyDraft(),
			document: { ...emptyDraft().document, enableSigningOrder: true },
			recipients: { mia: draftRecipient({ order: "a0" }), omar: draftRecipient({ order: "a1" }) },
			fields: {
				own: formula("Price", { id: "Own" }),
				price: number("Price", { validationType: "Currency" }),
				text: field("TextBox", { id: "Text" }),
				later: number("Later", { recipientId: "omar" }),
				tax: formula("Price * 0.2", { id: "Tax" }),
				user: formula("[Own] + 1", { id: "User" }),
				further: formula("User + (", { id: "Further" }),
				broken: number("a]b"),
			},
		};
		const idsFor = (key: string) => formulaOperands(draft, key).map(({ id }) => id);
		expect(idsFor("own").toSorted()).toEqual(["Price", "Tax"]);
		expect(idsFor("tax").toSorted()).toEqual(["Further", "Own", "Price", "User"]);
	});

	it.each([
		["", [0, 0], "Price", { expression: "Price", caret: 5 }],
		["2 *", [3, 3], "unit price", { expression: "2 * [unit price]", caret: 16 }],
		["sum(A, B)", [4, 5], "Price", { expression: "sum(Price, B)", caret: 9 }],
		["1".repeat(2_000), [0, 0], "Price", null],
	] as const)("is put into %j at %j: %s", (expression, place, id, expected) => {
		expect(insertOperand(expression, place, id)).toEqual(expected);
	});
});
