import { expect, it } from "vitest";
import { isSame } from "#components/ui/is-same.ts";
import type { SigningField, SigningView } from "#lib/contract/signing/signing-page.ts";
import type { FieldType, FieldWithValue } from "#lib/fields/field-types.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { initialState, type SigningAction, signingReducer } from "../state/signing-state.ts";
import { fieldView, placesOn } from "./field-view.ts";

function field(
	id: string,
	index: number,
	type: FieldType = "TextBox",
	change: Partial<FieldWithValue> = {},
): SigningField {
	const bounds = { x: 10, y: 10 + index * 30, width: 100, height: 20 };
	const { value: _, ...definition } = makeField(type, { id, name: id, isRequired: true, bounds, ...change });
	return { ...definition, shown: null, revision: 0 };
}

const rule = { minimum: 1, maximum: 1 };
const fields = [
	field("text", 0),
	field("other", 1),
	field("yes", 2, "RadioButton", { groupName: "choice" }),
	field("no", 3, "RadioButton", { groupName: "choice" }),
	field("here", 4, "CheckBox", { groupName: "boxes", groupRule: rule, isRequired: false }),
	field("there", 5, "CheckBox", { groupName: "boxes", groupRule: rule, isRequired: false }),
	field("more", 6, "CheckBox", { conditionalRules: [{ fieldId: "reason", isChecked: true, value: null }] }),
	field("reason", 7),
	field("copy", 8, "TextBox", { dataSyncTag: "tag" }),
	field("twin", 9, "TextBox", { dataSyncTag: "tag" }),
	...Array.from({ length: 490 }, (_, index) => field(`cell ${index}`, 10 + index)),
];
const view = {
	fields,
	marks: { signature: null, initials: null },
	consent: { isGiven: true, version: "1" },
	formats: { dateFormat: "MM/dd/yyyy" },
};
const begin = initialState(view as unknown as SigningView, "EN");

const edit = (id: string, value: string): SigningAction => ({ type: "edited", id, draft: value, value, problem: null });

it.each<[string, SigningAction, string[]]>([
	["a text", edit("text", "a"), ["text"]],
	["a text that its copy follows", edit("copy", "a"), ["copy", "twin"]],
	["a choice: of its other buttons none is asked for any more", edit("yes", "on"), ["no", "yes"]],
	["a box that makes its group full", edit("here", "on"), ["here", "there"]],
	["a step from one field to another", { type: "activated", id: "other" }, ["other", "text"]],
	["storing", { type: "saving", id: "text" }, ["text"]],
])("%s changes the look of what depends on it alone", (_, action, expected) => {
	const before = signingReducer(begin, { type: "activated", id: "text" });
	const after = signingReducer(before, action);
	const changed = before.fields.filter((_, place) => !isSame(fieldView(before, place), fieldView(after, place)));
	expect(changed.map((one) => one.field.id).toSorted()).toEqual(expected);
});

it("the fields of a page stay the same while none comes or goes", () => {
	const typed = signingReducer(begin, edit("text", "a"));
	expect(isSame(placesOn(begin, 1), placesOn(typed, 1))).toBe(true);
	const asked = signingReducer(begin, edit("more", "on"));
	expect(placesOn(asked, 1).length).toBe(placesOn(begin, 1).length + 1);
});
