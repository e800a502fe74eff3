import { z } from "zod";

const textOrNull = z.string().nullable();

/** A form field without a place, in the interface's names. */
export const customFormFieldModel = z.object({
	fieldType: z.string(),
	width: z.number(),
	height: z.number(),
	isRequired: z.boolean(),
	isReadOnly: z.boolean(),
	value: textOrNull,
	fontSize: z.number(),
	font: z.string(),
	fontHexColor: z.string(),
	isBoldFont: z.boolean(),
	isItalicFont: z.boolean(),
	isUnderLineFont: z.boolean(),
	lineHeight: z.number(),
	characterLimit: z.int().nullable(),
	placeHolder: textOrNull,
	validationType: z.string(),
	validationCustomRegex: textOrNull,
	validationCustomRegexMessage: textOrNull,
	dateFormat: textOrNull,
	timeFormat: textOrNull,
	imageInfo: z.object({ title: z.string(), description: z.string(), allowedFileExtensions: z.string() }).nullable(),
	attachmentInfo: z
		.object({
			title: z.string(),
			description: z.string(),
			allowedFileTypes: z.string(),
			acceptedFileTypes: z.array(z.string()),
		})
		.nullable(),
	editableDateFieldSettings: z.object({ dateFormat: textOrNull, minDate: textOrNull, maxDate: textOrNull }).nullable(),
	hyperlinkText: textOrNull,
	dataSyncTag: textOrNull,
	dropdownOptions: z.array(z.string()),
	textAlign: z.string(),
	textDirection: z.string(),
	characterSpacing: z.number(),
	idPrefix: textOrNull,
	restrictIdPrefixChange: z.boolean(),
	backgroundHexColor: textOrNull,
	resizeOption: z.string(),
	isMasked: z.boolean(),
	formulaFieldSettings: z.object({ formulaExpression: z.string(), decimalPrecision: z.int() }).nullable(),
});
export type CustomFormFieldModel = z.infer<typeof customFormFieldModel>;

export const customFieldModel = z.object({
	customFieldId: z.uuid(),
	fieldName: z.string(),
	fieldDescription: z.string(),
	fieldOrder: z.int(),
	brandId: z.uuid(),
	sharedField: z.boolean(),
	formField: customFormFieldModel,
});
export type CustomFieldModel = z.infer<typeof customFieldModel>;

export const customFieldMessageModel = z.object({ customFieldId: z.uuid(), message: z.string() });
export type CustomFieldMessageModel = z.infer<typeof customFieldMessageModel>;
