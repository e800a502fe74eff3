import { describe, expect, it } from "vitest";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";
import { canonicalise, shapeOf } from "#lib/contract/shape.ts";
import { sendDocumentSchema } from "./send-document.ts";

const place = { pageNumber: 1, bounds: { x: 1, y: 2, width: 20, height: 20 } };
const box = (id: string) => ({ id, fieldType: "CheckBox", groupName: "colours", ...place });
const ada = { name: "Ada", emailAddress: "ada@example.com", formFields: [box("a"), box("b"), box("c")] };

function read(group: object, signers: object[] = [ada]) {
	const body = { title: "Lease", signers, formGroups: [{ groupNames: ["colours"], ...group }] };
	return sendDocumentSchema.safeParse(canonicalise(body, shapeOf(sendDocumentSchema)));
}

describe("groups of check boxes", () => {
	it.each([
		["Minimum", { groupValidation: "minimum", minimumCount: "2" }, { minimum: 2, maximum: null }],
		["Maximum", { groupValidation: "Maximum", maximumCount: 2 }, { minimum: 0, maximum: 2 }],
		["Absolute", { groupValidation: "Absolute", minimumCount: 2, maximumCount: 2 }, { minimum: 2, maximum: 2 }],
		["Absolute by one number", { groupValidation: "Absolute", maximumCount: 1 }, { minimum: 1, maximum: 1 }],
		["Range", { groupValidation: "Range", minimumCount: 1, maximumCount: 2 }, { minimum: 1, maximum: 2 }],
	])("%s", (_, group, rule) => {
		const fields = read(group).data?.signers[0]?.formFields;
		expect(fields?.map((field) => field.groupRule)).toEqual([rule, rule, rule]);
	});

	it("a group is a signer's own", () => {
		const bob = { name: "Bob", emailAddress: "bob@example.com", formFields: [box("d")] };
		const data = read({ groupValidation: "Minimum", minimumCount: 1 }, [ada, bob]).data;
		expect(data?.signers.map((signer) => signer.formFields.length)).toEqual([3, 1]);
	});

	it.each([
		["an unknown kind", { groupValidation: "Most" }, "FormGroups[0].GroupValidation"],
		["no kind", {}, "FormGroups[0].GroupValidation"],
		["Minimum without a number", { groupValidation: "Minimum" }, "FormGroups[0].MinimumCount"],
		["Maximum of none", { groupValidation: "Maximum", maximumCount: 0 }, "FormGroups[0].MaximumCount"],
		[
			"Absolute with two numbers",
			{ groupValidation: "Absolute", minimumCount: 1, maximumCount: 2 },
			"FormGroups[0].MaximumCount",
		],
		[
			"Range turned round",
			{ groupValidation: "Range", minimumCount: 2, maximumCount: 1 },
			"FormGroups[0].MaximumCount",
		],
		["more than there are boxes", { groupValidation: "Minimum", minimumCount: 4 }, "FormGroups[0].GroupNames[0]"],
		[
			"a name no box has",
			{ groupNames: ["x"], groupValidation: "Minimum", minimumCount: 1 },
			"FormGroups[0].GroupNames[0]",
		],
		[
			"a name twice",
			{ groupNames: ["colours", "colours"], groupValidation: "Minimum", minimumCount: 1 },
			"FormGroups[0].GroupNames[1]",
		],
		["no name", { groupNames: [], groupValidation: "Minimum", minimumCount: 1 }, "FormGroups[0].GroupNames"],
		["a tag", { groupValidation: "Minimum", minimumCount: 1, dataSyncTag: "t" }, "FormGroups[0].DataSyncTag"],
	])("refuses %s", (_, group, part) => {
		const result = read(group);
		expect(Object.keys(result.success ? {} : fieldErrorsOf(result.error))).toEqual([part]);
	});
});
