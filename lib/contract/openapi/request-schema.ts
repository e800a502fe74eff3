import { z } from "zod";
import type { DescribedPart } from "../reference/described-part.ts";
import { CUSTOM_FORM_FIELD, FORM_FIELD, TEXT_TAG_DEFINITION } from "./field-schemas.ts";
import type { JsonSchema } from "./json-schema.ts";

/**
 * The schema of a query or a body as clients write it.
 *
 * @param parts what the reference says of it: names and texts of all that isn’t refused, and what is required
 */
export function requestSchema(schema: z.ZodType, parts: readonly DescribedPart[]): JsonSchema {
	return withParts(jsonSchemaOf(schema, "input"), parts);
}

/** The schema of an answer. Clients pass over names that they do not know, so that answers can gain some. */
export function answerSchema(schema: z.ZodType): JsonSchema {
	return JSON.parse(JSON.stringify(jsonSchemaOf(schema, "output")), (key, value) =>
		key === "additionalProperties" && value === false ? undefined : value,
	) as JsonSchema;
}

function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
	const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
	return json as JsonSchema;
}

function withParts(given: JsonSchema, parts: readonly DescribedPart[]): JsonSchema {
	const schema = withoutNull(given);
	if (schema.items) return { ...schema, items: withParts(schema.items, parts) };
	if (!schema.properties) return schema;
	const { required: _, ...rest } = schema;
	const properties = parts.length === 0 ? Object.entries(schema.properties) : partsOf(schema.properties, parts);
	const required = parts.filter((part) => part.isRequired).map((part) => part.name);
	return {
		...rest,
		properties: Object.fromEntries(properties.map(([name, value]) => [name, withoutNull(value)])),
		...(required.length > 0 ? { required } : {}),
	};
}

function partsOf(properties: Record<string, JsonSchema>, parts: readonly DescribedPart[]): [string, JsonSchema][] {
	return parts.map((part) => {
		const schema = fieldSchema(part) ?? withParts(properties[part.name] ?? {}, part.parts);
		return [part.name, part.text === "" ? schema : { ...schema, description: part.text }];
	});
}

/** Form fields are judged in lib/fields. */
function fieldSchema({ name, type }: DescribedPart): JsonSchema | null {
	const item = name === "textTagDefinitions" ? TEXT_TAG_DEFINITION : FORM_FIELD;
	if (type === "form field") return CUSTOM_FORM_FIELD;
	return type === "list of form fields" ? { type: "array", items: item } : null;
}

/** Null is taken as absent (lib/contract/README.md "Absent values"), which a client has no need to write. */
function withoutNull({ anyOf, otherwise, ...given }: JsonSchema): JsonSchema {
	const others = anyOf?.filter(({ type }) => type !== "null") ?? [];
	// The name is ours: zod leaves out a default that a transformation gives.
	const rest = otherwise === undefined ? given : { ...given, default: otherwise };
	if (!anyOf) return rest;
	return others.length === 1 ? { ...withParts(others[0] ?? {}, []), ...rest } : { ...rest, anyOf: others };
}
