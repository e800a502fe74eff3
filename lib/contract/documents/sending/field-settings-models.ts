import { z } from "zod";

const textOrNull = z.string().nullable();

/** Settings of a form field that read the same on a document and in the library of custom fields. */
export const fieldSettingsModels = {
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
	formulaFieldSettings: z.object({ formulaExpression: z.string(), decimalPrecision: z.int() }).nullable(),
	characterLimit: z.int().nullable(),
	dataSyncTag: textOrNull,
	dropdownOptions: z.array(z.string()),
	textAlign: z.string(),
	textDirection: z.string(),
	characterSpacing: z.number(),
	backgroundHexColor: textOrNull,
	resizeOption: z.string(),
	isMasked: z.boolean(),
};
