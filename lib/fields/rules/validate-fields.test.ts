import { describe, expect, it } from "vitest";
import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { pageGeometry } from "#lib/fields/places/geometry.ts";
import { makeField } from "#lib/fields/testing/make-field.ts";
import { validateFields } from "./validate-fields.ts";

const A4 = pageGeometry([0, 0, 595, 842], 0, 1);
const A4_SIDEWAYS = pageGeometry([0, 0, 595, 842], 90, 1);

function errorsOf(...lists: FieldWithValue[][]) {
	return validateFields(
		lists.map((fields, index) => ({
			paths: fields.map((_, position) => `Signers[${index}].FormFields[${position}]`),
			fields,
			turn: index,
		})),
		[A4, A4_SIDEWAYS],
	);
}

const radio = (id: string, change: Partial<FieldWithValue> = {}) =>
	makeField("RadioButton", { id, groupName: "g", ...change });
const text = (id: string, change: Partial<FieldWithValue> = {}) =>
	makeField("TextBox", { id, dataSyncTag: "t", ...change });

describe("validateFields", () => {
	it.each<[string, FieldWithValue[][], Record<string, RegExp>]>([
		["fields that are right", [[makeField("TextBox")], [makeField("TextBox", { id: "f2" })]], {}],
		[
			"an id used by another signer",
			[[makeField("TextBox")], [makeField("CheckBox")]],
			{ "Signers[1].FormFields[0].Id": /f1 is already used by Signers\[0\]\.FormFields\[0\]/ },
		],
		[
			"a page that does not exist",
			[[makeField("TextBox", { page: 3 })]],
			{ "Signers[0].FormFields[0].PageNumber": /Page 3 doesn’t exist; the document has 2 pages/ },
		],
		[
			"a field off its page",
			[[makeField("TextBox", { bounds: { x: 700, y: 5, width: 94, height: 20 } })]],
			{ "Signers[0].FormFields[0].Bounds": /inside page 1 \(793 × 1122 pixels\)/ },
		],
		[
			"the same place on a page that lies on its side",
			[[makeField("TextBox", { page: 2, bounds: { x: 700, y: 5, width: 94, height: 20 } })]],
			{},
		],
		["half a pixel over", [[makeField("TextBox", { bounds: { x: 0, y: 0, width: 793.8, height: 1123.1 } })]], {}],
		[
			"two prefilled buttons of a group",
			[[radio("a", { value: "on" }), radio("b", { value: "off" }), radio("c", { value: "on" })]],
			{ "Signers[0].FormFields[2].Value": /Only one radio button in the group g/ },
		],
		["one prefilled button at each of two signers", [[radio("a", { value: "on" })], [radio("b", { value: "on" })]], {}],
		[
			"a dataSyncTag on a box",
			[[makeField("CheckBox", { dataSyncTag: "t" })]],
			{ "Signers[0].FormFields[0].DataSyncTag": /only for TextBox/ },
		],
		[
			"two values for one dataSyncTag",
			[[text("a", { value: "x" }), text("b", { value: "y" })]],
			{ "Signers[0].FormFields[1].Value": /same value/ },
		],
		[
			"a read-only copy of a field that can be written",
			[[text("a"), text("b", { value: "y", isReadOnly: true })]],
			{ "Signers[0].FormFields[1].IsReadOnly": /all be read-only/ },
		],
		[
			"a copy that cannot hold the value",
			[[text("a", { value: "abcdef" }), text("b", { characterLimit: 3 })]],
			{ "Signers[0].FormFields[1].Value": /at most 3/ },
		],
	])("%s", (_, lists, expected) => {
		const errors = errorsOf(...lists);
		expect(Object.keys(errors)).toEqual(Object.keys(expected));
		for (const [path, message] of Object.entries(expected)) expect(errors[path]?.join()).toMatch(message);
	});
});
