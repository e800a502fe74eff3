import { FIELD_KEYS } from "#lib/fields/keys.ts";
import { FIELD_TYPES } from "#lib/fields/types.ts";
import type { DescribedPart } from "../reference/describe-operation.ts";
import { FIELD_KEY_TEXTS } from "../reference/field-key-texts.ts";

/** JSON Schema (2020-12), as OpenAPI 3.1 uses it. */
export type JsonSchema = Record<string, unknown>;

/** See "Form fields" in the reference for its keys. */
const FORM_FIELD: JsonSchema = {
	type: "object",
	properties: {
		...Object.fromEntries(FIELD_KEYS.map((key) => [key, { description: FIELD_KEY_TEXTS[key] }])),
		fieldType: { type: "string", enum: FIELD_TYPES },
	},
	required: ["fieldType"],
	additionalProperties: true,
};

/** What the reference calls a value, as JSON Schema says it. */
const TYPES: Record<string, JsonSchema> = {
	text: { type: "string" },
	"true or false": { type: "boolean" },
	number: { type: "number" },
	"whole number": { type: "integer" },
	"names and values": { type: "object", additionalProperties: { type: "string" } },
	"form field": FORM_FIELD,
	"form fields": FORM_FIELD,
	list: { type: "array", items: {} },
	// In JSON a data URI.
	file: { type: "string" },
};

/** The schema of an object with these parts; names it does not know are passed over (lib/contract/README.md "Keys"). */
export function partsSchema(parts: readonly DescribedPart[]): JsonSchema {
	const required = parts.filter((part) => part.isRequired).map((part) => part.name);
	return {
		type: "object",
		properties: Object.fromEntries(parts.map((part) => [part.name, partSchema(part)])),
		...(required.length > 0 ? { required } : {}),
	};
}

/**
 * The schema of one part of a request, from its description in the reference.
 *
 * @throws TypeError for a kind of value that is not known here
 */
export function partSchema(part: DescribedPart): JsonSchema {
	const described = part.text === "" ? {} : { description: part.text };
	return { ...valueSchema(part.type, part), ...described };
}

function valueSchema(type: string, part: DescribedPart): JsonSchema {
	if (type === "one of") return { type: "string", enum: part.values };
	if (type === "object" || type === "objects") return partsSchema(part.parts);
	if (type.startsWith("list of ")) return { type: "array", items: valueSchema(type.slice("list of ".length), part) };
	const schema = TYPES[type];
	if (!schema) throw new TypeError(`There is no JSON Schema for "${type}" (${part.name}).`);
	return schema;
}
