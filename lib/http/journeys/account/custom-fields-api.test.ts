import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CUSTOM_FIELD_OPERATIONS } from "#lib/contract/custom-fields/operations.ts";
import { db } from "#lib/db/client.ts";
import { makeCaller } from "#lib/testing/api-caller.ts";
import { createCustomField, listCustomFields, TEXT_BOX } from "#lib/testing/custom-fields.ts";
import { useTestDatabase } from "#lib/testing/harness.ts";

useTestDatabase();

const V1 = "/v1/customField";

async function kept(formField: object) {
	const caller = await makeCaller();
	const { brandId } = await createCustomField(caller, formField);
	return (await listCustomFields(caller, brandId))[0]?.formField;
}

describe("creating a custom field", () => {
	it("answers id and message, and keeps every default", async () => {
		const caller = await makeCaller();
		const { status, body: answer, id, brandId } = await createCustomField(caller);
		expect([status, answer]).toEqual([200, { customFieldId: expect.any(String), message: expect.any(String) }]);
		const { body: listed } = await caller.call("GET", `${V1}/list?brandId=${brandId}`);
		const { response } = CUSTOM_FIELD_OPERATIONS.listCustomFields;
		expect(response instanceof z.ZodType ? response.parse(listed) : null).toEqual(listed);
		expect(listed).toEqual({
			result: [
				{
					customFieldId: id,
					fieldName: "Phone",
					fieldDescription: "Of the signer",
					fieldOrder: 1,
					brandId,
					sharedField: true,
					formField: {
						fieldType: "TextBox",
						width: 150.5,
						height: 22,
						isRequired: false,
						isReadOnly: false,
						value: null,
						fontSize: 13,
						font: "Helvetica",
						fontHexColor: "#000000",
						isBoldFont: false,
						isItalicFont: false,
						isUnderLineFont: false,
						lineHeight: 15,
						characterLimit: null,
						placeHolder: null,
						validationType: "None",
						validationCustomRegex: null,
						validationCustomRegexMessage: null,
						dateFormat: "MM/dd/yyyy",
						timeFormat: "None",
						imageInfo: null,
						attachmentInfo: null,
						editableDateFieldSettings: null,
						hyperlinkText: null,
						dataSyncTag: null,
						dropdownOptions: [],
						textAlign: "Left",
						textDirection: "LTR",
						characterSpacing: 0,
						idPrefix: null,
						restrictIdPrefixChange: false,
						backgroundHexColor: null,
						resizeOption: "Fixed",
						isMasked: false,
						formulaFieldSettings: null,
					},
				},
			],
		});
	});

	it("keeps every key of the table, in any spelling", async () => {
		const given = {
			FieldType: "textbox",
			Width: "60",
			Height: 20,
			IsRequired: "True",
			IsReadOnly: true,
			Value: "42",
			FontSize: 11,
			Font: "TimesNewRoman",
			FontHexColor: "#1F4FD8",
			IsBoldFont: true,
			IsItalicFont: true,
			IsUnderLineFont: true,
			LineHeight: 18,
			CharacterLimit: 20,
			PlaceHolder: "Digits",
			ValidationType: "NumbersOnly",
			ValidationCustomRegex: "\\d+",
			ValidationCustomRegexMessage: "Digits only",
			DateFormat: null,
			TimeFormat: null,
			DataSyncTag: "phone",
			TextAlign: "center",
			TextDirection: "rtl",
			CharacterSpacing: 1.5,
			IdPrefix: "phone",
			RestrictIdPrefixChange: true,
			BackgroundHexColor: "#FFFFFF",
			ResizeOption: "FixedSize",
		};
		expect(await kept(given)).toMatchObject({
			fieldType: "TextBox",
			width: 60,
			height: 20,
			isRequired: true,
			isReadOnly: true,
			value: "42",
			fontSize: 11,
			font: "TimesRoman",
			fontHexColor: "#1F4FD8",
			isBoldFont: true,
			isItalicFont: true,
			isUnderLineFont: true,
			lineHeight: 18,
			characterLimit: 20,
			placeHolder: "Digits",
			validationType: "NumbersOnly",
			validationCustomRegex: "\\d+",
			validationCustomRegexMessage: "Digits only",
			dateFormat: null,
			timeFormat: null,
			dataSyncTag: "phone",
			textAlign: "Center",
			textDirection: "RTL",
			characterSpacing: 1.5,
			idPrefix: "phone",
			restrictIdPrefixChange: true,
			backgroundHexColor: "#FFFFFF",
			resizeOption: "Fixed",
		});
	});

	it.each([
		[
			"Image",
			{ imageInfo: { title: "Passport", allowedFileExtensions: ".jpg, .png" } },
			{ allowedFileExtensions: ".jpg, .jpeg, .png" },
		],
		[
			"Attachment",
			{ attachmentInfo: { title: "Pay slip", allowedFileTypes: "PDF", acceptedFileTypes: ["Image"] } },
			{ allowedFileTypes: "PDF, Image" },
		],
		[
			"EditableDate",
			{ editableDateFieldSettings: { dateFormat: "yyyy-MM-dd", minDate: "2026-01-01T00:00:00+02:00" } },
			{ dateFormat: "yyyy-MM-dd" },
		],
	])("keeps what only %s has", async (fieldType, more, part) => {
		const formField = await kept({ ...TEXT_BOX, fieldType, ...more });
		expect(formField?.[Object.keys(more)[0] ?? ""]).toMatchObject(part);
	});

	it.each([
		["Signature", {}],
		["Initial", {}],
		["CheckBox", { value: "on" }],
		["Label", { value: "Rent" }],
		["DateSigned", { dateFormat: "dd-MMM-yyyy", timeFormat: "hh:mm tt" }],
		["Hyperlink", { hyperlinkText: "Terms", value: "https://example.com/terms" }],
		["Hyperlink", { hyperlinkText: "Terms" }],
		["DropDown", { dropdownOptions: ["A", "B"], value: "B" }],
		["TextBox", { validationType: "Regex", validationCustomRegex: "^\\d+$" }],
		["Title", {}],
		["Company", {}],
		["Drawing", {}],
		["RadioButton", {}],
		["Signature", { characterLimit: 0, isReadOnly: true, value: "x" }],
		["TextBox", { isReadOnly: true }],
		["TextBox", { characterLimit: 0, isMasked: false }],
		["TextBox", { characterLimit: 0, resizeOption: null }],
	])("takes a %s with %j", async (fieldType, more) => {
		expect((await createCustomField(await makeCaller(), { ...TEXT_BOX, fieldType, ...more })).status).toBe(200);
	});

	it.each([
		["width", { width: 0 }, "FormField.Width"],
		["height", { height: -1 }, "FormField.Height"],
		["characterLimit", { characterLimit: 0 }, "FormField.CharacterLimit"],
		["fieldType", { fieldType: "Sticker" }, "FormField.FieldType"],
		["no fieldType", { fieldType: undefined }, "FormField.FieldType"],
		["font", { font: "Papyrus" }, "FormField.Font"],
		["fontHexColor", { fontHexColor: "blueish" }, "FormField.FontHexColor"],
		["backgroundHexColor", { backgroundHexColor: "#12" }, "FormField.BackgroundHexColor"],
		["validationType", { validationType: "Letters" }, "FormField.ValidationType"],
		["no pattern", { validationType: "Regex" }, "FormField.ValidationCustomRegex"],
		["a bad pattern", { validationType: "Regex", validationCustomRegex: "(" }, "FormField.ValidationCustomRegex"],
		["dateFormat", { fieldType: "DateSigned", dateFormat: "yy/M/d" }, "FormField.DateFormat"],
		["timeFormat", { fieldType: "DateSigned", timeFormat: "hh" }, "FormField.TimeFormat"],
		[
			"a file extension",
			{ fieldType: "Image", imageInfo: { allowedFileExtensions: ".gif" } },
			"FormField.ImageInfo.AllowedFileExtensions",
		],
		[
			"a file type",
			{ fieldType: "Attachment", attachmentInfo: { allowedFileTypes: "Video" } },
			"FormField.AttachmentInfo.AllowedFileTypes",
		],
		[
			"a date without a zone",
			{ fieldType: "EditableDate", editableDateFieldSettings: { minDate: "2026-01-01" } },
			"FormField.EditableDateFieldSettings.MinDate",
		],
		["no options", { fieldType: "Dropdown" }, "FormField.DropdownOptions"],
		["no link text", { fieldType: "Hyperlink" }, "FormField.HyperlinkText"],
		["textAlign", { textAlign: "Justify" }, "FormField.TextAlign"],
		["textDirection", { textDirection: "Up" }, "FormField.TextDirection"],
		["resizeOption", { resizeOption: "Shrink" }, "FormField.ResizeOption"],
		["a value against the validation", { validationType: "NumbersOnly", value: "abc" }, "FormField.Value"],
		["isRequired", { isRequired: "maybe" }, "FormField.IsRequired"],
		["masking", { isMasked: true }, "FormField.IsMasked"],
	])("refuses a wrong form field by name: %s", async (_, more, part) => {
		const caller = await makeCaller();
		const { status, body: answer } = await createCustomField(caller, { ...TEXT_BOX, ...more });
		expect([status, Object.keys(answer.errors ?? {})]).toEqual([400, [part]]);
		expect(await db().customField.count({ where: { accountId: caller.accountId } })).toBe(0);
	});

	it.each([
		[{ fieldName: "" }, "FieldName"],
		[{ fieldName: "x".repeat(256) }, "FieldName"],
		[{ fieldOrder: "first" }, "FieldOrder"],
		[{ fieldOrder: 1.5 }, "FieldOrder"],
		[{ brandId: "" }, "BrandId"],
		[{ sharedField: "perhaps" }, "SharedField"],
		[{ formField: null }, "FormField"],
	])("refuses %j", async (more, part) => {
		const { status, body: answer } = await createCustomField(await makeCaller(), undefined, more);
		expect([status, Object.keys(answer.errors ?? {})]).toEqual([400, [part]]);
	});
});
