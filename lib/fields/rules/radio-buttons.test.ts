import { expect, it } from "vitest";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { buttonOf } from "./radio-buttons.ts";

const fields = [
	makeField("RadioButton", { id: "r1", groupName: "plan", label: "Monthly" }),
	makeField("RadioButton", { id: "r2", groupName: "plan", name: "Yearly" }),
	makeField("CheckBox", { id: "c1", groupName: "extras" }),
];

it.each([
	["plan", "r2", { id: "r2", value: "on" }],
	["plan", "Monthly", { id: "r1", value: "on" }],
	["plan", "Yearly", { id: "r2", value: "on" }],
	["plan", "Weekly", { id: "plan", value: "Weekly" }],
	["plan", null, { id: "plan", value: null }],
	["r1", "on", { id: "r1", value: "on" }],
	["extras", "c1", { id: "extras", value: "c1" }],
])("%s with the value %s is %j", (id, value, button) => {
	expect(buttonOf({ id, value }, fields)).toEqual(button);
});
