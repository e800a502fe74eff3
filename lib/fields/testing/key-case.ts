import type { FieldKey } from "#lib/fields/field-keys.ts";
import type { Bounds, FieldType, FieldWithValue } from "#lib/fields/field-types.ts";
import type { FieldInput } from "#lib/fields/parsing/read-input.ts";

/** What a key must do to the signing page. */
type PageHint = {
	/** Printed in the field's box. */
	text?: string;
	placeholder?: string;
	/** CSS of the field's text or box, as the browser computes it. */
	style?: Record<string, string>;
	/** Attributes of the field's control. */
	attributes?: Record<string, string>;
	/** Values a signer tries, and the problem's code each meets (null: taken, with the canonical value). */
	tries?: { value: string; code?: string; canonical?: string }[];
	bounds?: Bounds;
	/** Why there is nothing to see. */
	none?: string;
};

/** What a key must do to the sealed PDF. */
type PdfHint = {
	/** Found by a text extractor in the field's box. */
	text?: string;
	/** Must not be printed. */
	absentText?: string;
	/** Part of the embedded font's name, lower case. */
	fontName?: string;
	fontSizePt?: number;
	/** 0–255 */
	colorRgb?: [number, number, number];
	/** Pixels of the displayed page. */
	bounds?: Bounds;
	linkUrl?: string;
	/** Why there is nothing to see. */
	none?: string;
};

/** One key of the interface at work: what is sent, what becomes of it, what is refused. */
export type FieldKeyCase = {
	key: FieldKey;
	/** Beside the key when it has several cases. */
	note: string;
	type: FieldType;
	/** The whole form field as a caller sends it. */
	input: FieldInput;
	/** The part of the parsed field that the key decides. */
	expectField: Partial<FieldWithValue>;
	/** Inputs that differ in what is wrong: the refused path under the field, and what the message says. */
	refusals: { change: FieldInput; path: string; message: RegExp }[];
	expectOnPage: PageHint;
	expectInPdf: PdfHint;
};

/** A form field with nothing but what its type needs. */
export function plainInput(fieldType: FieldType, extra: FieldInput = {}): FieldInput {
	const needs: Partial<Record<FieldType, FieldInput>> = {
		RadioButton: { groupName: "choice" },
		Dropdown: { dropdownOptions: ["Red", "Green"] },
		Formula: { formulaFieldSettings: { formulaExpression: "1 + 1" } },
		Hyperlink: { hyperlinkText: "Read the terms", value: "https://example.com/terms" },
	};
	return {
		id: "f1",
		fieldType,
		pageNumber: 1,
		bounds: { x: 100, y: 100, width: 200, height: 30 },
		...needs[fieldType],
		...extra,
	};
}

/** A PNG of one pixel. */
export const PNG_DATA_URI =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
