import { describe, expect, it } from "vitest";
import { FIELD_TYPES, type FieldType } from "#lib/fields/field-types.ts";
import type { DraftField, DraftState } from "./draft-state.ts";
import { emptyDraft } from "./empty-draft.ts";
import { draftField, draftFile, draftRecipient, ID } from "./testing/make-draft.ts";
import { toSendRequest } from "./to-send-request.ts";

const base: DraftState = {
	...emptyDraft(),
	document: { ...emptyDraft().document, title: "Lease" },
	files: { [ID.file]: draftFile({ order: "a1" }), [ID.otherFile]: draftFile({ order: "a0" }) },
	recipients: { [ID.anna]: draftRecipient() },
	fields: { [ID.one]: draftField({ id: "Sign1" }) },
};

function requestOf(state: DraftState, sendAt: number | null = null) {
	const result = toSendRequest(state, sendAt);
	if ("errors" in result) throw new Error(JSON.stringify(result.errors));
	return result;
}

const errorsOf = (state: DraftState) => {
	const result = toSendRequest(state, null);
	return "errors" in result ? result.errors : {};
};

/** What a type must have besides its place. */
const NEEDED: Partial<Record<FieldType, Partial<DraftField>>> = {
	RadioButton: { groupName: "Choice" },
	Dropdown: { dropdownOptions: ["a", "b"], value: "b" },
	Hyperlink: { hyperlinkText: "Terms", value: "https://example.com/terms" },
	Label: { value: "Hello", isReadOnly: false },
	Formula: { formula: { expression: "1 + 1", decimalPrecision: 2 } },
	CheckBox: { groupName: "Boxes", groupRule: { minimum: 1, maximum: 1 }, value: "on" },
	Email: { validationType: "EmailAddress" },
	EditableDate: { value: "2030-01-31", minDate: "2030-01-01T00:00:00Z" },
	TextBox: {
		dateFormat: null,
		characterLimit: 30,
		value: "12",
		validationType: "CustomRegex",
		validationRegex: "^\\d+$",
	},
	Image: { imageInfo: { title: "Photo", description: "Yours", allowedFileExtensions: [".jpg", ".jpeg"] } },
	Attachment: {
		attachmentInfo: { title: "Papers", description: "", allowedFileTypes: ["PDF"], acceptedFileTypes: [".docx"] },
	},
};

describe("toSendRequest", () => {
	it.each(FIELD_TYPES)("sends a %s as it is in the draft", (type) => {
		const field = draftField({
			id: "f1",
			type,
			name: "Field",
			label: "Here",
			placeholder: "there",
			isRequired: true,
			textAlign: "Center",
			textDirection: "RTL",
			characterSpacing: 2,
			backgroundColor: "#FFEE00",
			resizeOption: "GrowBoth",
			font: {
				family: "Courier",
				size: 20,
				color: "#112233",
				isBold: true,
				isItalic: true,
				isUnderline: true,
				lineHeight: 24,
			},
			...NEEDED[type],
		});
		const { request } = requestOf({ ...base, fields: { [ID.one]: field } });
		const { recipientId: _r, fileId: _f, order: _o, customFieldId: _c, foundAs: _a, ...definition } = field;
		// The file of the field comes second: two pages before it.
		expect(request.signers[0]?.formFields).toEqual([{ ...definition, page: 3, tabIndex: null }]);
	});

	it("brings files, pages and recipients into their order", () => {
		const fields = {
			[ID.one]: draftField({ id: "on-2", fileId: ID.file, page: 2 }),
			[ID.two]: draftField({ id: "on-1", fileId: ID.otherFile, page: 1, recipientId: ID.ben }),
		};
		const recipients = {
			[ID.anna]: draftRecipient({ order: "a1" }),
			[ID.ben]: draftRecipient({ order: "a0", name: "Ben", email: "ben@example.com" }),
		};
		const { request, fileIds, origin } = requestOf({ ...base, fields, recipients });
		expect(fileIds).toEqual([ID.otherFile, ID.file]);
		expect(origin).toEqual({ recipients: [ID.ben, ID.anna], copies: [], fields: [[ID.two], [ID.one]] });
		expect(request.signers.map(({ name, formFields }) => [name, formFields[0]?.page])).toEqual([
			["Ben", 1],
			["Anna Lee", 4],
		]);
	});

	it("numbers the fields that were given a place in the order of filling in", () => {
		const fields = {
			[ID.one]: draftField({ id: "a", order: null, tabIndex: 1 }),
			[ID.two]: draftField({ id: "b", order: "a1" }),
			[ID.three]: draftField({ id: "c", order: "a0" }),
		};
		const [signer] = requestOf({ ...base, fields }).request.signers;
		expect(signer?.formFields.map(({ id, tabIndex }) => [id, tabIndex])).toEqual([
			["c", 1],
			["b", 2],
			["a", 3],
		]);
	});

	it("says how recipients are reached, in the two parts of a number", () => {
		const by = (change: Parameters<typeof draftRecipient>[0]) =>
			requestOf({ ...base, recipients: { [ID.anna]: draftRecipient(change) } }).request.signers[0];
		expect(by({ deliveryMode: "SMS", email: "", phone: "+33 6 12 34 56 78" })).toMatchObject({
			emailAddress: "",
			phoneNumber: { countryCode: "+33", number: "612345678" },
		});
		expect(by({ type: "InPersonSigner", email: "", hostName: "Desk", hostEmail: "desk@example.com" })).toMatchObject({
			emailAddress: "desk@example.com",
			hostName: "Desk",
		});
		// What the choice of a group hides is no reason to refuse it.
		expect(by({ groupId: ID.ben, name: "Team", email: "x", hostEmail: "y", deliveryMode: "SMS" })).toMatchObject({
			groupId: ID.ben,
			name: "",
			emailAddress: "",
			deliveryMode: "Email",
		});
	});

	it("takes the settings along, and the time to send at", () => {
		const alike = {
			labels: ["rent"],
			metaData: { deal: "7" },
			enableSigningOrder: true,
			disableSms: true,
			expiryDateType: "Hours",
			expiryValue: 12,
			downloadOption: "Individually",
			signatureTypes: ["Draw"],
			recipientNotifications: { viewed: false },
		} as const;
		const reminders = { enableAutoReminder: true, reminderDays: 2, reminderCount: 4 };
		const document = { ...base.document, ...alike, reminders };
		const sendAt = Math.floor(Date.now() / 1000) + 86_400;
		expect(requestOf({ ...base, document }, sendAt).request).toMatchObject({
			title: "Lease",
			...alike,
			reminderSettings: reminders,
			scheduledFor: new Date(sendAt * 1000),
		});
		const unsaid = { ...base, document: { ...base.document, expiryDateType: null, expiryValue: 500 } };
		expect(requestOf(unsaid).request).toMatchObject({ expiryDateType: null, expiryValue: null });
	});

	it("sends copies apart from signers, with their names and their places in the list", () => {
		const recipients = {
			[ID.ben]: draftRecipient({ order: "Zz", type: "Copy", name: "Ben Hall", email: "Ben@example.com" }),
			...base.recipients,
		};
		const { request, origin } = requestOf({ ...base, recipients });
		expect(request.signers).toMatchObject([{ name: "Anna Lee" }]);
		expect(request.cc).toEqual([{ emailAddress: "Ben@example.com", name: "Ben Hall", position: 0 }]);
		expect(origin).toMatchObject({ recipients: [ID.anna], copies: [ID.ben] });
	});

	it("refuses what the interface refuses, and says where", () => {
		const fields = {
			[ID.one]: draftField({ type: "Dropdown" }),
			[ID.two]: draftField({ id: "b", type: "CheckBox", groupName: "G", groupRule: { minimum: 1, maximum: null } }),
			[ID.three]: draftField({ id: "c", type: "CheckBox", groupName: "G", groupRule: { minimum: 2, maximum: null } }),
		};
		const recipients = { [ID.anna]: draftRecipient({ email: "anna@" }) };
		const document = { ...base.document, title: " ", metaData: { "": "x" } };
		expect(Object.keys(errorsOf({ ...base, document, fields, recipients })).sort()).toEqual([
			"MetaData",
			"Signers[0].EmailAddress",
			"Signers[0].FormFields[0].DropdownOptions",
			"Title",
		]);
		expect(Object.keys(errorsOf({ ...base, fields }))).toEqual(["Signers[0].FormFields[0].DropdownOptions"]);
		const { [ID.one]: _dropdown, ...boxes } = fields;
		expect(Object.keys(errorsOf({ ...base, fields: boxes }))).toEqual(["FormGroups[1].GroupNames[0]"]);
		expect(Object.keys(errorsOf(emptyDraft())).sort()).toEqual(["Signers", "Title"]);
	});
});
