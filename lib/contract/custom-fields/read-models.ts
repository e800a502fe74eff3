import { z } from "zod";
import { fieldSettingsModels } from "#lib/contract/documents/sending/field-settings-models.ts";

const textOrNull = z.string().nullable();

/** A form field without a place, in the interface's names. */
const customFormFieldModel = z.object({
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
	placeHolder: textOrNull,
	validationType: z.string(),
	...fieldSettingsModels,
	idPrefix: textOrNull,
	restrictIdPrefixChange: z.boolean(),
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
