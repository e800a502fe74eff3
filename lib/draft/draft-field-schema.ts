import { z } from "zod";
import {
	DATE_FORMATS,
	FIELD_TYPES,
	FONTS,
	RESIZE_OPTIONS,
	TIME_FORMATS,
	VALIDATION_TYPES,
} from "#lib/fields/field-types.ts";
import { MAX_FORMULA_LENGTH, MAX_FORMULA_PRECISION } from "#lib/fields/formulas/formula.ts";
import type { DraftField } from "./draft-state.ts";
import { draftId, hexColor, orderKey, text } from "./draft-values.ts";
import { FOUND_KEY_LENGTH } from "./found-place.ts";

/** Larger than any page a PDF can have, smaller than what breaks arithmetic. */
const MAX_LENGTH_PX = 100_000;
/** A picture is given as a data URI of at most 10 MB; a signer's own text is far shorter. */
const MAX_VALUE = 14_000_000;

const place = z.number().min(-MAX_LENGTH_PX).max(MAX_LENGTH_PX);
const length = z.number().positive().max(MAX_LENGTH_PX);
const count = z.int().min(0).max(1_000);
const names = z.array(text(100)).max(100);

const fontSettings = z.strictObject({
	family: z.enum(FONTS),
	size: z.number().positive().max(400),
	color: hexColor,
	isBold: z.boolean(),
	isItalic: z.boolean(),
	isUnderline: z.boolean(),
	lineHeight: z.number().positive().max(1_000),
});

/**
 * A field of a draft: the lengths and ranges are those of a send request's (lib/fields/parsing/parse-field-definition.ts), but
 * what is missing may be missing, and a field may hang over its page.
 */
export const draftFieldSchema = z.strictObject({
	recipientId: draftId,
	fileId: draftId,
	page: z.int().min(1).max(100_000),
	id: text(255),
	name: text(500),
	type: z.enum(FIELD_TYPES),
	bounds: z.strictObject({ x: place, y: place, width: length, height: length }),
	isRequired: z.boolean(),
	isReadOnly: z.boolean(),
	groupName: text(255).nullable(),
	groupRule: z.strictObject({ minimum: count, maximum: count.nullable() }).nullable(),
	characterLimit: z.int().min(1).max(2_147_483_647).nullable(),
	conditionalRules: z
		.array(z.strictObject({ fieldId: text(255), isChecked: z.boolean(), value: text(500).nullable() }))
		.max(200),
	dropdownOptions: z.array(text(500)).max(1_000),
	placeholder: text(500),
	label: text(500),
	validationType: z.enum(VALIDATION_TYPES),
	validationRegex: text(1_001).nullable(),
	validationRegexMessage: text(500).nullable(),
	font: fontSettings,
	textAlign: z.enum(["Left", "Center", "Right"]),
	textDirection: z.enum(["LTR", "RTL"]),
	characterSpacing: z.number().min(-10).max(100),
	backgroundColor: hexColor.nullable(),
	dateFormat: z.enum(DATE_FORMATS).nullable(),
	timeFormat: z.enum(TIME_FORMATS).nullable(),
	minDate: text(100).nullable(),
	maxDate: text(100).nullable(),
	imageInfo: z.strictObject({ title: text(255), description: text(1_000), allowedFileExtensions: names }),
	attachmentInfo: z.strictObject({
		title: text(255),
		description: text(1_000),
		allowedFileTypes: names,
		acceptedFileTypes: names,
	}),
	hyperlinkText: text(2_000),
	formula: z
		.strictObject({ expression: text(MAX_FORMULA_LENGTH), decimalPrecision: z.int().min(0).max(MAX_FORMULA_PRECISION) })
		.nullable(),
	dataSyncTag: text(255).nullable(),
	resizeOption: z.enum(RESIZE_OPTIONS),
	tabIndex: z.int().min(-1).max(1_000_000).nullable(),
	value: text(MAX_VALUE).nullable(),
	order: orderKey.nullable(),
	customFieldId: text(200).nullable(),
	foundAs: text(FOUND_KEY_LENGTH).nullable(),
	mayChange: z.boolean().optional(),
	mayRemove: z.boolean().optional(),
	needsValue: z.boolean().optional(),
}) satisfies z.ZodType<DraftField>;
