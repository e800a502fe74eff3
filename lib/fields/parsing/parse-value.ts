import type { FieldDefinition } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY, isSetOnFinish } from "#lib/fields/registry.ts";
import { findImageDataProblem, parseImageDataUri } from "#lib/fields/rules/file-rules.ts";
import { describeProblem } from "#lib/fields/rules/problems.ts";
import { canonicalValue } from "#lib/fields/values/canonical-value.ts";
import type { InputReader } from "./read-input.ts";

/**
 * The prefilled value of a field in its canonical form, with the rules a sender's value has (lib/contract/README.md
 * "Form fields" and "Field values"). An Image keeps its data URI here: sending stores the bytes and puts a
 * FileValue in its place.
 */
export function parsePrefill(reader: InputReader, field: FieldDefinition): string | null {
	const value = readPrefill(reader, field);
	const hasFailed = reader.errors[reader.pathOf("value")] !== undefined;
	if (hasFailed) return value;
	if (field.type === "Hyperlink" && value === null) {
		reader.fail("value", "Value is required for a Hyperlink: its http or https address.");
	} else if (field.isReadOnly && value === null && mayBeReadOnly(field)) {
		reader.fail("value", "Value is required when IsReadOnly is true.");
	}
	return value;
}

/** What cannot be read-only is refused for that; to ask for a value as well would lead astray. */
function mayBeReadOnly({ type }: FieldDefinition): boolean {
	const info = FIELD_REGISTRY[type];
	return info.mayBeReadOnly || (info.kind === "display" && !isSetOnFinish(type));
}

function readPrefill(reader: InputReader, field: FieldDefinition): string | null {
	const raw = reader.raw("value");
	if (raw === undefined) return null;
	const { kind } = FIELD_REGISTRY[field.type];
	if (field.type === "Formula") {
		reader.fail("value", "A Formula field can’t be prefilled: its value is calculated.");
		return null;
	}
	if (kind === "mark" || field.type === "Attachment" || field.type === "DateSigned") {
		reader.fail("value", `A ${field.type} field can’t be prefilled.`);
		return null;
	}
	if (field.type === "Image") return readImage(reader, field, raw);
	const result = canonicalValue(field, raw);
	if ("value" in result) return result.value;
	reader.fail("value", describeProblem(result.error));
	return null;
}

function readImage(reader: InputReader, field: FieldDefinition, raw: unknown): string | null {
	const image = typeof raw === "string" ? parseImageDataUri(raw.trim()) : null;
	if (!image) {
		reader.fail("value", "The value of an Image must be a data URI such as data:image/png;base64,….");
		return null;
	}
	const problem = findImageDataProblem(field, image);
	if (problem) reader.fail("value", describeProblem(problem));
	return `data:${image.mediaType};base64,${image.base64}`;
}
