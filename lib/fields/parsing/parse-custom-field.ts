import type { FieldType, FieldWithValue } from "#lib/fields/field-types.ts";
import { FIELD_REGISTRY, isSetOnFinish, isTextLike } from "#lib/fields/registry.ts";
import { wireText } from "#lib/fields/rules/text-rules.ts";
import { parseFieldDefinition } from "./parse-field-definition.ts";
import { type FieldInput, type InputErrors, InputReader } from "./read-input.ts";
import { FIELD_TYPE_SPELLINGS } from "./spellings.ts";

/** What a custom field is made of, with every default applied: a form field without a place. */
export type CustomFieldDefinition = Omit<FieldWithValue, "id" | "name" | "page" | "groupName" | "tabIndex"> & {
	/** How ids of its copies begin; null: as the type is called. */
	idPrefix: string | null;
	/** Senders cannot change the prefix. */
	restrictIdPrefixChange: boolean;
};

/**
 * Turns the form field of a custom field (lib/contract/README.md "Form fields") into its definition, or says by
 * path what is wrong with it. Being a pattern, it need not have the value that a read-only field of a
 * document must have, nor a formula; who places it gives one.
 *
 * @param path where it stands, e.g. `FormField`
 * @param formulaRefusal why Formula is refused here; null where it is accepted
 */
export function parseCustomField(
	input: FieldInput,
	path: string,
	formulaRefusal: string | null,
): { definition: CustomFieldDefinition } | { errors: InputErrors } {
	const errors: InputErrors = {};
	const reader = new InputReader(input, path, errors);
	const written = typeText(reader);
	const type = FIELD_TYPE_SPELLINGS.byText.get(written) ?? null;
	if (type === "Formula" && formulaRefusal !== null) {
		reader.fail("fieldType", formulaRefusal);
		return { errors };
	}
	const parsed = parseFieldDefinition(asPlaced(reader, input, type), path);
	const isReadOnly = reader.boolean("isReadOnly") ?? false;
	const idPrefix = reader.text("idPrefix", 100);
	refuseZeroLimit(reader, type);
	if ("errors" in parsed) Object.assign(errors, parsed.errors);
	if ("errors" in parsed || Object.keys(errors).length > 0) return { errors };
	const { id: _id, name: _name, page: _page, groupName: _group, tabIndex: _tab, ...field } = parsed.field;
	return {
		definition: {
			...field,
			isReadOnly,
			value: reader.raw("value") === undefined ? null : field.value,
			idPrefix,
			restrictIdPrefixChange: reader.boolean("restrictIdPrefixChange") ?? false,
			formula: isUnwritten(reader) ? null : field.formula,
		},
	};
}

/** The type as it was written, without regard to case. */
function typeText(reader: InputReader): string {
	return wireText(reader.raw("fieldType") ?? reader.raw("type") ?? "")
		.trim()
		.toLowerCase();
}

/** The input as the form field of a document would come: with a place, and without what only a place needs. */
function asPlaced(reader: InputReader, input: FieldInput, type: FieldType | null): FieldInput {
	const dropped = new Set(["isreadonly", "id", "name", "pagenumber", "bounds", "tabindex"]);
	// Patterns are often sent with every key there is: what this type cannot hold says nothing about it.
	if (type && !mayHoldValue(type)) dropped.add("value");
	if (type !== "Formula" || isUnwritten(reader)) dropped.add("formulafieldsettings");
	const kept = Object.entries(input).filter(([key]) => !dropped.has(key.toLowerCase()));
	return {
		...Object.fromEntries(kept),
		...(reader.raw("fieldType") === undefined ? {} : { fieldType: type ?? reader.raw("fieldType") }),
		...(type === "RadioButton" ? { groupName: "group" } : {}),
		...(type === "Formula" && isUnwritten(reader) ? { formulaFieldSettings: { formulaExpression: "0" } } : {}),
		...(type === "Hyperlink" && reader.raw("value") === undefined ? { value: "https://example.com" } : {}),
		pageNumber: 1,
		bounds: { x: 0, y: 0 },
	};
}

function mayHoldValue(type: FieldType): boolean {
	const { kind } = FIELD_REGISTRY[type];
	return kind !== "mark" && type !== "Attachment" && !isSetOnFinish(type);
}

/**
 * A custom field's limit must be greater than 0. Two public SDKs however write 0 for "none": one sends isMasked beside
 * it, the other a null resizeOption, as they do with all their defaults. Where nothing is typed a limit says nothing.
 */
function refuseZeroLimit(reader: InputReader, type: FieldType | null): void {
	if (Number(reader.raw("characterLimit") ?? 1) !== 0) return;
	if (reader.raw("isMasked") !== undefined || reader.isNull("resizeOption")) return;
	if (type !== null && isTextLike(type)) reader.fail("characterLimit", "CharacterLimit must be greater than 0.");
}

/** A formula that says nothing yet: who places it writes one. */
function isUnwritten(reader: InputReader): boolean {
	return (reader.object("formulaFieldSettings")?.raw("formulaExpression") ?? null) === null;
}
