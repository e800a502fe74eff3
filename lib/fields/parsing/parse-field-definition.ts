import { REFUSED_FIELD_KEYS } from "#lib/fields/field-keys.ts";
import { parseFormulaSettings } from "#lib/fields/formulas/parse-formula-settings.ts";
import { findPatternProblem, MAX_PATTERN_LENGTH } from "#lib/fields/rules/regex.ts";
import { parseConditionalRules } from "./parse-conditions.ts";
import {
	parseAttachmentInfo,
	parseBounds,
	parseColor,
	parseDateParts,
	parseFont,
	parseImageInfo,
	parseOptions,
} from "./parse-parts.ts";
import { parsePrefill } from "./parse-value.ts";
import { type FieldInput, type InputErrors, InputReader, isEmptyValue, pascal } from "./read-input.ts";
import "#lib/fields/rules/regex-sync.ts";
import type { FieldDefinition, FieldType, FieldWithValue } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY } from "#lib/fields/registry.ts";
import {
	FIELD_TYPE_SPELLINGS,
	RESIZE_OPTION_SPELLINGS,
	TEXT_ALIGN_SPELLINGS,
	TEXT_DIRECTION_SPELLINGS,
	VALIDATION_TYPE_SPELLINGS,
} from "./spellings.ts";

export type ParsedField = { field: FieldWithValue } | { errors: InputErrors };

/**
 * Turns one decoded form field of the wire into a field with every default applied, or says by path what
 * is wrong with it. All spellings of lib/contract/README.md "Names and spellings" are taken. Keys the public SDK
 * knows and that have no effect here are refused by name when they ask for something; unknown ones are ignored.
 *
 * @param path where the field stands, e.g. `Signers[0].FormFields[2]`
 * @param makeId makes the id of a field that has none, from its idPrefix or type; by default the numbers
 * of the path follow the prefix (`TextBox1_3`). See parse-fields.ts for the ids of a whole document.
 */
export function parseFieldDefinition(
	input: FieldInput,
	path: string,
	makeId: (prefix: string) => string = (prefix) => prefix + pathNumbers(path),
): ParsedField {
	const errors: InputErrors = {};
	const reader = new InputReader(input, path, errors);
	refuseUnsupportedKeys(reader);
	const type = parseType(reader);
	if (!type) return { errors };
	const dropdownOptions = parseOptions(reader, type);
	const definition = {
		...parseIdentity(reader, type, makeId),
		...parseBehaviour(reader, type),
		...parseValidation(reader, type),
		...parseLook(reader),
		...parseDateParts(reader, type),
		dropdownOptions,
		conditionalRules: parseConditionalRules(reader, type, dropdownOptions),
		imageInfo: parseImageInfo(reader),
		attachmentInfo: parseAttachmentInfo(reader),
		hyperlinkText: parseHyperlinkText(reader, type),
		formula: parseFormulaSettings(reader, type),
	};
	const field: FieldWithValue = { ...definition, value: parsePrefillIfSound(reader, definition) };
	return Object.keys(errors).length > 0 ? { errors } : { field };
}

/** A value can only be judged by a definition that is right: its own faults would be blamed on the value. */
function parsePrefillIfSound(reader: InputReader, definition: FieldDefinition): string | null {
	const unsound = ["dropdownOptions", "validationCustomRegex", "editableDateFieldSettings", "imageInfo", "dateFormat"];
	const isSound = !Object.keys(reader.errors).some((path) =>
		unsound.some((key) => path.startsWith(reader.pathOf(key))),
	);
	return isSound ? parsePrefill(reader, definition) : null;
}

function refuseUnsupportedKeys(reader: InputReader): void {
	for (const key of REFUSED_FIELD_KEYS) {
		if (!isEmptyValue(reader.raw(key))) reader.fail(key, `${pascal(key)} is not supported.`);
	}
}

function parseType(reader: InputReader): FieldType | null {
	const key = reader.raw("fieldType") === undefined && reader.raw("type") !== undefined ? "type" : "fieldType";
	const type = reader.literal(key, FIELD_TYPE_SPELLINGS);
	if (reader.raw(key) === undefined) reader.fail("fieldType", "FieldType is required.");
	return type;
}

type Identity = Pick<FieldDefinition, "id" | "name" | "type" | "page" | "bounds" | "label" | "tabIndex">;

function parseIdentity(reader: InputReader, type: FieldType, makeId: (prefix: string) => string): Identity {
	if (reader.raw("pageNumber") === undefined) reader.fail("pageNumber", "PageNumber is required.");
	const prefix = reader.text("idPrefix", 100);
	// What a sender may change in an editor; a request carries the id it wants anyway.
	reader.boolean("restrictIdPrefixChange");
	return {
		id: reader.text("id", 255) ?? makeId(prefix ?? type),
		name: reader.text("name", 500) ?? "",
		type,
		page: reader.number("pageNumber", { min: 1, max: 100_000, isInteger: true }) ?? 1,
		bounds: parseBounds(reader, FIELD_REGISTRY[type]),
		label: reader.text("label", 500) ?? "",
		tabIndex: reader.number("tabIndex", { min: -1, max: 1_000_000, isInteger: true }),
	};
}

const CHARACTER_LIMIT = { moreThan: 0, max: 2_147_483_647, isInteger: true, isZeroAbsent: true };

type Behaviour = Pick<
	FieldDefinition,
	"isRequired" | "isReadOnly" | "groupName" | "groupRule" | "characterLimit" | "dataSyncTag"
>;

function parseBehaviour(reader: InputReader, type: FieldType): Behaviour {
	const { mayBeReadOnly, isRequiredByDefault, kind } = FIELD_REGISTRY[type];
	const isReadOnly = reader.boolean("isReadOnly") ?? false;
	if (isReadOnly && !mayBeReadOnly && kind !== "display") {
		reader.fail(
			"isReadOnly",
			"IsReadOnly is supported only for TextBox, CheckBox, RadioButton, Name, EditableDate and Image fields.",
		);
	}
	const groupName = reader.text("groupName", 255);
	if (type === "RadioButton" && groupName === null) {
		reader.fail("groupName", "GroupName is required for a RadioButton.");
	}
	return {
		isRequired: reader.boolean("isRequired") ?? isRequiredByDefault,
		isReadOnly,
		groupName,
		// Given by the document, for all boxes of the group.
		groupRule: null,
		characterLimit: reader.number("characterLimit", CHARACTER_LIMIT),
		dataSyncTag: reader.text("dataSyncTag", 255),
	};
}

type Validation = Pick<FieldDefinition, "validationType" | "validationRegex" | "validationRegexMessage">;

function parseValidation(reader: InputReader, type: FieldType): Validation {
	const validationType =
		reader.literal("validationType", VALIDATION_TYPE_SPELLINGS) ?? (type === "Email" ? "EmailAddress" : "None");
	const pattern = reader.raw("validationCustomRegex");
	const validationRegex = typeof pattern === "string" ? pattern.slice(0, MAX_PATTERN_LENGTH + 1) : null;
	if (pattern !== undefined && validationRegex === null) {
		reader.fail("validationCustomRegex", "ValidationCustomRegex must be a string.");
	}
	if (validationType === "CustomRegex") {
		const problem =
			validationRegex === null
				? "ValidationCustomRegex is required when ValidationType is CustomRegex."
				: findPatternProblem(validationRegex);
		if (problem) reader.fail("validationCustomRegex", problem);
	}
	return {
		// An Email stays an e-mail address also when a caller sends every key with its default.
		validationType: type === "Email" && validationType === "None" ? "EmailAddress" : validationType,
		validationRegex,
		validationRegexMessage: reader.text("validationCustomRegexMessage", 500),
	};
}

type Look = Pick<
	FieldDefinition,
	"font" | "textAlign" | "textDirection" | "characterSpacing" | "backgroundColor" | "resizeOption" | "placeholder"
>;

function parseLook(reader: InputReader): Look {
	return {
		font: parseFont(reader),
		textAlign: reader.literal("textAlign", TEXT_ALIGN_SPELLINGS) ?? "Left",
		textDirection: reader.literal("textDirection", TEXT_DIRECTION_SPELLINGS) ?? "LTR",
		characterSpacing: reader.number("characterSpacing", { min: -10, max: 100 }) ?? 0,
		backgroundColor: parseColor(reader, "backgroundHexColor"),
		resizeOption: reader.literal("resizeOption", RESIZE_OPTION_SPELLINGS) ?? "Fixed",
		placeholder: reader.text("placeHolder", 500) ?? "",
	};
}

function parseHyperlinkText(reader: InputReader, type: FieldType): string {
	const text = reader.text("hyperlinkText", 2_000) ?? "";
	if (type === "Hyperlink" && text === "") reader.fail("hyperlinkText", "HyperlinkText is required for a Hyperlink.");
	return text;
}

/** `Signers[0].FormFields[2]` → `1_3`, unique in a document; 1 for a path without numbers. */
function pathNumbers(path: string): string {
	const numbers = [...path.matchAll(/\[(\d+)\]/g)].map((match) => Number(match[1]) + 1);
	return numbers.length > 0 ? numbers.join("_") : "1";
}
