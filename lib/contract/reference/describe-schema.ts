import type { z } from "zod";
import { type Definition, shapeOf } from "../shape.ts";

/** A named part of a request or an answer as a reader of the reference sees it. */
export type PartDescription = {
	name: string;
	type: string;
	isRequired: boolean;
	/** The literals of a choice; empty for anything else. */
	values: string[];
	/** Parts of an object, or of the objects of a list. */
	parts: PartDescription[];
	/** It may be null. */
	isNullable: boolean;
	/** What the schema itself says of it; empty where the texts of the reference do. */
	text: string;
};

type Found = Omit<PartDescription, "name">;

const PLURALS: Record<string, string> = { "form field": "form fields" };

const PLAIN: Record<string, string> = {
	string: "text",
	boolean: "true or false",
	number: "number",
	int: "whole number",
	null: "always null",
};

/** The parts of an object schema, or of the objects of a list, in order; what is refused altogether is left out. */
export function describeParts(schema: z.ZodType): PartDescription[] {
	const definition = unwrap(schema).schema.def as unknown as Definition;
	if (definition.type === "array" && definition.element) return describeParts(definition.element);
	return Object.entries(definition.shape ?? {}).flatMap(([name, inner]) => {
		const found = describe(inner);
		return found ? [{ name, ...found }] : [];
	});
}

function describe(schema: z.ZodType): Found | null {
	const { schema: inner, isOptional, isNullable } = unwrap(schema);
	const definition = inner.def as unknown as Definition;
	const text = schema.description ?? inner.description ?? "";
	const base = { isRequired: !isOptional, isNullable, text, values: [], parts: [] };
	if (definition.type === "unknown") return null;
	if (definition.type === "enum") return { ...base, type: "one of", values: Object.values(definition.entries ?? {}) };
	if (definition.type === "literal") return { ...base, type: "one of", values: (definition.values ?? []).map(String) };
	if (definition.type === "record") {
		// A form field is judged in lib/fields; only its names are known here (withShape).
		return { ...base, type: shapeOf(inner).kind === "object" ? "form field" : "names and values" };
	}
	if (definition.type === "object") return { ...base, type: "object", parts: describeParts(inner) };
	if (definition.type === "array" && definition.element) return { ...base, ...describeList(definition.element) };
	if (definition.type === "number" && "format" in inner && inner.format) return { ...base, type: "whole number" };
	return { ...base, type: PLAIN[definition.type] ?? "text" };
}

/** Lists may always be left out; what needs one says so itself. */
function describeList(element: z.ZodType): Pick<Found, "type" | "values" | "parts"> & { isRequired: false } {
	const found = describe(element);
	const parts = found?.parts ?? [];
	const type = !found ? "list" : parts.length > 0 ? "list of objects" : `list of ${PLURALS[found.type] ?? found.type}`;
	return { isRequired: false, type, values: found?.values ?? [], parts };
}

/** The schema that says what a value is, below what reads and completes it (see values.ts). */
function unwrap(schema: z.ZodType): { schema: z.ZodType; isOptional: boolean; isNullable: boolean } {
	const definition = schema.def as unknown as Definition;
	if (definition.innerType) {
		const inner = unwrap(definition.innerType);
		const isOptional = inner.isOptional || ["optional", "nullable", "default", "prefault"].includes(definition.type);
		return { ...inner, isOptional, isNullable: inner.isNullable || definition.type === "nullable" };
	}
	if (definition.type === "pipe" && definition.in && definition.out) {
		// z.preprocess is a pipe that begins with a transform; .transform() one that ends with it.
		return unwrap(definition.in.def.type === "transform" ? definition.out : definition.in);
	}
	return { schema, isOptional: false, isNullable: false };
}
