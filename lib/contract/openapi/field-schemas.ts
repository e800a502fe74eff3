import type { EXTRA_FIELD_KEYS, FieldKey } from "#lib/fields/field-keys.ts";
import {
	DATE_FORMATS,
	FIELD_TYPES,
	FONTS,
	RESIZE_OPTIONS,
	TIME_FORMATS,
	VALIDATION_TYPES,
} from "#lib/fields/field-types.ts";
import { MAX_FORMULA_LENGTH, MAX_FORMULA_PRECISION } from "#lib/fields/formulas/formula.ts";
import { DEFAULT_FONT } from "#lib/fields/looks/default-font.ts";
import { KNOWN_ATTACHMENT_EXTENSIONS } from "#lib/fields/rules/file-rules.ts";
import type { TextTagKey } from "#lib/fields/text-tags/text-tag-keys.ts";
import { DEFAULT_DATE_FORMAT } from "#lib/fields/values/format.ts";
import { FIELD_KEY_TEXTS } from "../reference/field-key-texts.ts";
import type { JsonSchema } from "./json-schema.ts";

/** Pixels. */
const MAX_LENGTH = 100_000;

const flag: JsonSchema = { type: "boolean" };
const text = (maxLength: number): JsonSchema => ({ type: "string", maxLength });
const oneOf = (values: readonly string[]): JsonSchema => ({ type: "string", enum: values });
const whole = (minimum: number, maximum: number): JsonSchema => ({ type: "integer", minimum, maximum });
const or = (schema: JsonSchema, otherwise: unknown): JsonSchema => ({ ...schema, default: otherwise });
const object = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: "object", properties });
const length: JsonSchema = { type: "number", minimum: 0, maximum: MAX_LENGTH };
/** 0 means the default: typed clients send every number. */
const size = (maximum: number): JsonSchema => ({ type: "number", minimum: 0, maximum });
const color: JsonSchema = { type: "string", pattern: "^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$" };
const side: JsonSchema = { type: "number", minimum: 1, maximum: MAX_LENGTH };

/**
 * What lib/fields takes of a form field, key by key; field-schemas.test.ts asks it about the ends of each range.
 * `label`, `tabIndex` and `conditionalRules` come from the public SDKs.
 */
const FIELD_PROPERTIES: Readonly<Record<FieldKey | (typeof EXTRA_FIELD_KEYS)[number], JsonSchema>> = {
	id: text(255),
	name: text(500),
	fieldType: oneOf(FIELD_TYPES),
	pageNumber: whole(1, 100_000),
	bounds: object({ x: length, y: length, width: side, height: side }),
	isRequired: flag,
	isReadOnly: or(flag, false),
	value: { type: "string" },
	groupName: text(255),
	characterLimit: whole(0, 2_147_483_647),
	dropdownOptions: { type: "array", items: { type: "string", minLength: 1, maxLength: 500 }, maxItems: 1_000 },
	width: { type: "number", exclusiveMinimum: 0, maximum: MAX_LENGTH },
	height: { type: "number", exclusiveMinimum: 0, maximum: MAX_LENGTH },
	fontSize: or(size(400), DEFAULT_FONT.size),
	font: or(oneOf(FONTS), DEFAULT_FONT.family),
	fontHexColor: or(color, DEFAULT_FONT.color),
	isBoldFont: or(flag, DEFAULT_FONT.isBold),
	isItalicFont: or(flag, DEFAULT_FONT.isItalic),
	isUnderLineFont: or(flag, DEFAULT_FONT.isUnderline),
	lineHeight: or(size(1_000), DEFAULT_FONT.lineHeight),
	placeHolder: text(500),
	validationType: or(oneOf(VALIDATION_TYPES), "None"),
	validationCustomRegex: { type: "string" },
	validationCustomRegexMessage: text(500),
	dateFormat: or({ type: ["string", "null"], enum: [...DATE_FORMATS, null] }, DEFAULT_DATE_FORMAT),
	timeFormat: or({ type: ["string", "null"], enum: [...TIME_FORMATS, null] }, "None"),
	imageInfo: object({ title: text(255), description: text(1_000), allowedFileExtensions: { type: "string" } }),
	attachmentInfo: object({
		title: text(255),
		description: text(1_000),
		allowedFileTypes: { type: "string" },
		acceptedFileTypes: { type: "array", items: oneOf(KNOWN_ATTACHMENT_EXTENSIONS) },
	}),
	editableDateFieldSettings: object({
		dateFormat: { type: ["string", "null"], enum: [...DATE_FORMATS, null] },
		minDate: { type: "string", format: "date-time" },
		maxDate: { type: "string", format: "date-time" },
	}),
	hyperlinkText: text(2_000),
	dataSyncTag: text(255),
	textAlign: or(oneOf(["Left", "Center", "Right"]), "Left"),
	textDirection: or(oneOf(["LTR", "RTL"]), "LTR"),
	characterSpacing: or({ type: "number", minimum: -10, maximum: 100 }, 0),
	idPrefix: text(100),
	restrictIdPrefixChange: flag,
	backgroundHexColor: color,
	resizeOption: or(oneOf(RESIZE_OPTIONS), "Fixed"),
	formulaFieldSettings: object({
		formulaExpression: text(MAX_FORMULA_LENGTH),
		decimalPrecision: or(whole(0, MAX_FORMULA_PRECISION), 0),
	}),
	label: text(500),
	tabIndex: whole(-1, 1_000_000),
	conditionalRules: {
		type: "array",
		maxItems: 200,
		items: object({ fieldId: text(255), isChecked: flag, value: text(500) }),
	},
};

const described = Object.fromEntries(
	Object.entries(FIELD_PROPERTIES).map(([key, schema]) => {
		return [key, { ...schema, description: FIELD_KEY_TEXTS[key as keyof typeof FIELD_KEY_TEXTS] }];
	}),
) as typeof FIELD_PROPERTIES;

/** A form field with its place on a page. */
export const FORM_FIELD: JsonSchema = { ...object(described), required: ["fieldType", "pageNumber", "bounds"] };

const { id: _, pageNumber: __, bounds: ___, ...withoutPlace } = described;

/** The form field of a custom field, which has no place. */
export const CUSTOM_FORM_FIELD: JsonSchema = { ...object(withoutPlace), required: ["fieldType"] };

const TAG_PROPERTIES: Readonly<Record<TextTagKey, JsonSchema>> = {
	definitionId: text(255),
	type: described.fieldType,
	signerIndex: whole(1, 50),
	isRequired: described.isRequired,
	fieldId: text(255),
	radioGroupName: text(255),
	groupName: described.groupName,
	size: object({ width: length, height: length }),
	offset: object({
		offsetX: { type: "number", minimum: -MAX_LENGTH, maximum: MAX_LENGTH },
		offsetY: { type: "number", minimum: -MAX_LENGTH, maximum: MAX_LENGTH },
	}),
	label: described.label,
	placeholder: described.placeHolder,
	value: described.value,
	isReadOnly: described.isReadOnly,
	font: object({
		name: oneOf(FONTS),
		size: size(400),
		color,
		style: { type: "string" },
		lineHeight: size(1_000),
	}),
	validation: object({ type: oneOf(VALIDATION_TYPES), regex: { type: "string" }, regexMessage: text(500) }),
	dateFormat: { type: ["string", "null"], enum: [...DATE_FORMATS, null] },
	timeFormat: { type: ["string", "null"], enum: [...TIME_FORMATS, null] },
	dropdownOptions: described.dropdownOptions,
	imageInfo: described.imageInfo,
	attachmentInfo: described.attachmentInfo,
	hyperlinkText: described.hyperlinkText,
	formulaFieldSettings: described.formulaFieldSettings,
	tabIndex: described.tabIndex,
	dataSyncTag: described.dataSyncTag,
	textAlign: described.textAlign,
	textDirection: described.textDirection,
	characterSpacing: described.characterSpacing,
	characterLimit: described.characterLimit,
	resizeOption: described.resizeOption,
	backgroundHexColor: described.backgroundHexColor,
};

/** The field that a text tag becomes. */
export const TEXT_TAG_DEFINITION: JsonSchema = {
	...object(TAG_PROPERTIES),
	required: ["definitionId", "type", "signerIndex"],
};
