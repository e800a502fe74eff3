import { describe, expect, it } from "vitest";
import type { DraftField, DraftRecipient, DraftState } from "./draft-state.ts";
import { emptyDraft } from "./empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "./testing/make-draft.ts";
import { toPreviewRequest } from "./to-preview-request.ts";
import "#lib/fields/rules/regex-sync.ts";

type Change = {
	document?: Partial<DraftState["document"]>;
	anna?: Partial<DraftRecipient>;
	field?: Partial<DraftField>;
};

/** Anna signs; Ben, of whom nothing is known, has a field as well. */
function draft({ document, anna, field }: Change): DraftState {
	return {
		document: { ...emptyDraft().document, title: "Lease", ...document },
		files: { [ID.file]: draftFile() },
		recipients: {
			[ID.anna]: draftRecipient(anna),
			[ID.ben]: draftRecipient({ order: "a1", name: "", email: "" }),
		},
		fields: {
			[ID.one]: draftField({ id: "sign" }),
			[ID.two]: draftField({ id: "other", recipientId: ID.ben, bounds: { x: 300, y: 300, width: 90, height: 30 } }),
			[ID.three]: draftField({
				id: "third",
				type: "TextBox",
				bounds: { x: 300, y: 500, width: 90, height: 30 },
				...field,
			}),
		},
	};
}

const fieldsOf = (state: DraftState) =>
	toPreviewRequest(state)?.request.signers.map(({ formFields }) => formFields.map(({ id }) => id));

describe("a draft to look at", () => {
	it("has people as they are, finished or not", () => {
		const preview = toPreviewRequest(draft({ anna: { email: " anna@example.com ", privateMessage: "Hi" } }));
		expect(preview?.recipientIds).toEqual([ID.anna, ID.ben]);
		expect(preview?.request).toMatchObject({
			title: "Lease",
			signers: [
				{ name: "Anna Lee", emailAddress: "anna@example.com", signerType: "Signer", privateMessage: "Hi" },
				{ name: "", emailAddress: "", signerType: "Signer" },
			],
		});
		expect(fieldsOf(draft({}))).toEqual([["sign", "third"], ["other"]]);
	});

	it.each<[string, Change]>([
		["an address that is none", { anna: { email: "anna@" } }],
		["a message by a phone that has no number", { anna: { deliveryMode: "SMS", phone: "12" } }],
		["nobody as a host", { anna: { type: "InPersonSigner" } }],
		["a group that is gone", { anna: { groupId: ID.gone } }],
		["no title", { document: { title: "" } }],
		["a time of expiry that has passed", { document: { expiryDateType: "SpecificDateTime", expiryValue: 1 } }],
		["what signers do not see", { document: { metaData: { "": "x" }, labels: ["", ""] } }],
	])("with %s shows all fields", (_, change) => {
		expect(fieldsOf(draft(change))).toEqual([["sign", "third"], ["other"]]);
	});

	it.each<[string, Partial<DraftField>]>([
		["an id that another field has", { id: "sign" }],
		["a pattern that is none", { validationType: "CustomRegex", validationRegex: "(" }],
		["nothing to choose from", { type: "Dropdown", dropdownOptions: [] }],
		["a formula that is none", { type: "Formula", formula: { expression: "1 +", decimalPrecision: 2 } }],
		["no page", { page: 3 }],
		["nobody to fill it in", { recipientId: ID.gone }],
		["a condition on what is not there", { conditionalRules: [{ fieldId: "none", isChecked: true, value: null }] }],
	])("leaves out a field with %s", (_, field) => {
		expect(fieldsOf(draft({ field }))?.flat()).not.toContain("third");
		expect(fieldsOf(draft({ field }))?.[1]).toEqual(["other"]);
	});

	it("shows a reviewer, and somebody whose fields are all left out, with nothing to fill in", () => {
		const state = draft({ anna: { type: "Reviewer" }, field: { page: 9 } });
		const fields = { [ID.two]: { ...draftField(), id: "other", recipientId: ID.ben, page: 9 } };
		expect(toPreviewRequest({ ...state, fields })?.request.signers).toMatchObject([
			{ signerType: "Reviewer", formFields: [] },
			{ signerType: "Signer", formFields: [] },
		]);
	});

	it("is nothing while nobody gets it", () => {
		expect(toPreviewRequest({ ...draft({}), recipients: {} })).toBeNull();
	});
});
