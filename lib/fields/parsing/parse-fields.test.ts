import { describe, expect, it } from "vitest";
import { plainInput } from "#lib/fields/testing/key-case.ts";
import { parseFields } from "./parse-fields.ts";
import type { FieldInput } from "./read-input.ts";

function parse(...lists: FieldInput[][]) {
	const result = parseFields(lists.map((fields, index) => ({ path: `Signers[${index}].FormFields`, fields })));
	if ("errors" in result) throw new Error(JSON.stringify(result.errors));
	return result.signers;
}

describe("parseFields", () => {
	it("numbers fields without an id over the whole document, around the ids that callers chose", () => {
		const unnamed = plainInput("TextBox", { id: null });
		const signers = parse(
			[unnamed, plainInput("TextBox", { id: "", idPrefix: "dept" })],
			[plainInput("TextBox", { id: "TextBox2" }), unnamed, plainInput("TextBox", { ID: "", id: "", idPrefix: "dept" })],
		);
		expect(signers.map((fields) => fields.map((field) => field.id))).toEqual([
			["TextBox1", "dept1"],
			["TextBox2", "TextBox3", "dept2"],
		]);
	});

	it("collects the errors of all signers by path", () => {
		const result = parseFields([
			{ path: "Signers[0].FormFields", fields: [plainInput("TextBox"), plainInput("TextBox", { fontSize: -1 })] },
			{ path: "Signers[1].FormFields", fields: [plainInput("CheckBox", { value: "x" })] },
		]);
		expect("errors" in result && Object.keys(result.errors)).toEqual([
			"Signers[0].FormFields[1].FontSize",
			"Signers[1].FormFields[0].Value",
		]);
	});

	it("spreads a prefilled value to the signer's other fields of its dataSyncTag", () => {
		const [first, second] = parse(
			[
				plainInput("TextBox", { id: "a", dataSyncTag: "t" }),
				plainInput("TextBox", { id: "b", dataSyncTag: "t", value: "Acme" }),
			],
			[plainInput("TextBox", { id: "c", dataSyncTag: "t" })],
		);
		expect(first?.map((field) => field.value)).toEqual(["Acme", "Acme"]);
		expect(second?.map((field) => field.value)).toEqual([null]);
	});
});
