import type { FieldWithValue } from "#lib/fields/field-types.ts";
import { parseFieldDefinition } from "#lib/fields/parsing/parse-field-definition.ts";
import { type FieldInput, type InputErrors, InputReader } from "#lib/fields/parsing/read-input.ts";

/** What the tags `{{@definitionId}}` become. */
export type TextTagDefinition = {
	definitionId: string;
	/** As refusals name it, e.g. `TextTagDefinitions[0]`. */
	path: string;
	/** Place in the list of signers, from 0. */
	signer: number;
	fieldId: string | null;
	/** null: as wide, or as high, as the tag is printed. */
	widthPx: number | null;
	heightPx: number | null;
	/** From the tag's top left corner, to the right and down. */
	offsetPx: { x: number; y: number };
	/** Everything else; id, page and bounds are each tag's own. */
	field: FieldWithValue;
};

const MAX_LENGTH_PX = 100_000;

/** Names of a form field's keys as a definition calls them, the longer ones first. */
const OWN_NAMES: readonly (readonly [RegExp, string])[] = [
	[/\bValidationCustomRegexMessage\b/g, "Validation.RegexMessage"],
	[/\bValidationCustomRegex\b/g, "Validation.Regex"],
	[/\bValidationType\b/g, "Validation.Type"],
	[/\bFieldType\b/g, "Type"],
	[/\bPlaceHolder\b/g, "Placeholder"],
	[/\.Id\b/g, ".FieldId"],
];

/**
 * Reads a text tag definition (lib/contract/README.md "Text tags"): a
 * form field that has no place of its own. Says by path what is wrong with it.
 *
 * @param signerCount how many signers the document has
 */
export function parseTextTagDefinition(
	input: FieldInput,
	path: string,
	signerCount: number,
): { definition: TextTagDefinition } | { errors: InputErrors } {
	const errors: InputErrors = {};
	const reader = new InputReader(input, path, errors);
	const definitionId = reader.text("definitionId", 255)?.replace(/\s+/g, "") ?? "";
	if (definitionId === "") reader.fail("definitionId", "DefinitionId is required: the x of the tag {{@x}}.");
	const size = reader.object("size");
	const offset = reader.object("offset");
	const definition = {
		definitionId,
		path,
		signer: readSigner(reader, signerCount),
		fieldId: reader.text("fieldId", 255),
		widthPx: size && readLength(size, "width"),
		heightPx: size && readLength(size, "height"),
		offsetPx: { x: (offset && readOffset(offset, "offsetX")) ?? 0, y: (offset && readOffset(offset, "offsetY")) ?? 0 },
	};
	const parsed = parseFieldDefinition(toFieldInput(input, reader), path, () => "");
	if ("errors" in parsed) Object.assign(errors, inOwnNames(parsed.errors));
	if (Object.keys(errors).length > 0 || "errors" in parsed) return { errors };
	return { definition: { ...definition, field: parsed.field } };
}

function readSigner(reader: InputReader, signerCount: number): number {
	const index = reader.number("signerIndex", { min: 1, max: 1_000, isInteger: true });
	if (reader.raw("signerIndex") === undefined) {
		reader.fail("signerIndex", "SignerIndex is required: the signer’s position in the list, from 1.");
	}
	if (index !== null && index > signerCount) {
		reader.fail("signerIndex", `Signer ${index} doesn’t exist; the document has ${signerCount}.`);
	}
	return (index ?? 1) - 1;
}

/** Clients that fill in all defaults send 0 for a size they do not mean. */
function readLength(size: InputReader, key: string): number | null {
	return size.number(key, { min: 0, max: MAX_LENGTH_PX }) || null;
}

function readOffset(offset: InputReader, key: string): number | null {
	return offset.number(key, { min: -MAX_LENGTH_PX, max: MAX_LENGTH_PX });
}

function toFieldInput(input: FieldInput, reader: InputReader): FieldInput {
	const validation = reader.object("validation");
	const own = Object.fromEntries(Object.entries(input).map(([key, value]) => [key.toLowerCase(), value]));
	return {
		...own,
		id: null,
		pagenumber: 1,
		bounds: { x: 0, y: 0 },
		groupname: reader.raw("groupName") ?? reader.raw("radioGroupName"),
		validationtype: validation?.raw("type"),
		validationcustomregex: validation?.raw("regex"),
		validationcustomregexmessage: validation?.raw("regexMessage"),
		// Text tags inherit the account’s format where a form field has MM/dd/yyyy.
		dateformat: reader.raw("dateFormat") ?? null,
	};
}

function inOwnNames(errors: InputErrors): InputErrors {
	const rename = (text: string) => OWN_NAMES.reduce((renamed, [name, own]) => renamed.replace(name, own), text);
	return Object.fromEntries(
		Object.entries(errors).map(([path, messages]) => [rename(path), messages.map((message) => rename(message))]),
	);
}
