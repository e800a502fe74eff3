import {
	DATE_FORMATS,
	type DateFormat,
	FIELD_TYPES,
	type FieldDefinition,
	type FieldType,
	FONTS,
	type FontName,
	RESIZE_OPTIONS,
	type ResizeOption,
	TIME_FORMATS,
	type TimeFormat,
	VALIDATION_TYPES,
	type ValidationType,
} from "#lib/fields/field-types.ts";

/**
 * Canonical literal by every accepted spelling in lower case (lib/contract/README.md "Names and spellings": case
 * does not matter).
 */
export type SpellingTable<T extends string> = {
	readonly literals: readonly T[];
	readonly byText: ReadonlyMap<string, T>;
};

function spellings<T extends string>(
	literals: readonly T[],
	aliases: Readonly<Record<string, T>> = {},
): SpellingTable<T> {
	const byText = new Map<string, T>();
	for (const literal of literals) byText.set(literal.toLowerCase(), literal);
	for (const [text, literal] of Object.entries(aliases)) byText.set(text.toLowerCase(), literal);
	return { literals, byText };
}

export const FIELD_TYPE_SPELLINGS: SpellingTable<FieldType> = spellings(FIELD_TYPES);

export const FONT_SPELLINGS: SpellingTable<FontName> = spellings(FONTS, { TimesNewRoman: "TimesRoman" });

export const VALIDATION_TYPE_SPELLINGS: SpellingTable<ValidationType> = spellings(VALIDATION_TYPES, {
	NumberOnly: "NumbersOnly",
	Email: "EmailAddress",
	Regex: "CustomRegex",
});

export const RESIZE_OPTION_SPELLINGS: SpellingTable<ResizeOption> = spellings(RESIZE_OPTIONS, { FixedSize: "Fixed" });

/** No two formats differ only in case, so these may ignore it as well. */
export const DATE_FORMAT_SPELLINGS: SpellingTable<DateFormat> = spellings(DATE_FORMATS);
export const TIME_FORMAT_SPELLINGS: SpellingTable<TimeFormat> = spellings(TIME_FORMATS);

export const TEXT_ALIGN_SPELLINGS: SpellingTable<FieldDefinition["textAlign"]> = spellings(["Left", "Center", "Right"]);
export const TEXT_DIRECTION_SPELLINGS: SpellingTable<FieldDefinition["textDirection"]> = spellings(["LTR", "RTL"]);
export const ATTACHMENT_TYPE_SPELLINGS: SpellingTable<"PDF" | "Document" | "Image"> = spellings([
	"PDF",
	"Document",
	"Image",
]);
