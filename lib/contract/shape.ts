import type { z } from "zod";

/**
 * The skeleton of a schema: which names may occur where, and what they hold. Bodies come in many
 * spellings and encodings (lib/contract/README.md "Encodings"); with the skeleton they are brought into one form before
 * the schema looks at values.
 */
export type Shape =
	| { kind: "scalar" }
	/** Anything; handed on as it came. */
	| { kind: "open" }
	| { kind: "array"; element: Shape }
	/** Free keys with plain values. */
	| { kind: "dictionary" }
	/** By lower-case name. */
	| { kind: "object"; keys: ReadonlyMap<string, { name: string; shape: Shape }> };

/** What is read of a zod schema's definition. */
export type Definition = {
	type: string;
	shape?: Record<string, z.ZodType>;
	element?: z.ZodType;
	innerType?: z.ZodType;
	in?: z.ZodType;
	out?: z.ZodType;
	entries?: Record<string, string>;
	values?: unknown[];
};

const known = new WeakMap<z.ZodType, Shape>();

/** The skeleton of a schema, made once. */
export function shapeOf(schema: z.ZodType): Shape {
	const made = known.get(schema);
	if (made) return made;
	const shape = makeShape(schema);
	known.set(schema, shape);
	return shape;
}

/** Gives a schema that looks at values in another way the skeleton of a plain one. */
export function withShape<S extends z.ZodType>(schema: S, skeleton: z.ZodType): S {
	known.set(schema, shapeOf(skeleton));
	return schema;
}

function makeShape(schema: z.ZodType): Shape {
	const definition = schema.def as unknown as Definition;
	if (definition.type === "object" && definition.shape) {
		const entries = Object.entries(definition.shape);
		return {
			kind: "object",
			keys: new Map(entries.map(([name, inner]) => [name.toLowerCase(), { name, shape: shapeOf(inner) }])),
		};
	}
	if (definition.type === "array" && definition.element) return { kind: "array", element: shapeOf(definition.element) };
	if (definition.type === "record") return { kind: "dictionary" };
	if (definition.type === "unknown" || definition.type === "any") return { kind: "open" };
	if (definition.innerType) return shapeOf(definition.innerType);
	if (definition.type === "pipe" && definition.in && definition.out) {
		// z.preprocess is a pipe that begins with a transform; .transform() one that ends with it.
		return shapeOf(definition.in.def.type === "transform" ? definition.out : definition.in);
	}
	return { kind: "scalar" };
}

/**
 * A parsed JSON value with the schema's spelling of every name; names the schema does not know are left
 * out, so that an older or newer client does not break (lib/contract/README.md "Keys").
 */
export function canonicalise(value: unknown, shape: Shape): unknown {
	if (shape.kind === "array") {
		return Array.isArray(value) ? value.map((item) => canonicalise(item, shape.element)) : value;
	}
	if (shape.kind !== "object" || !isPlainObject(value)) return value;
	const entries: [string, unknown][] = [];
	for (const [key, inner] of Object.entries(value)) {
		const found = shape.keys.get(key.toLowerCase());
		if (!found || (inner === "" && isStructure(found.shape))) continue;
		entries.push([found.name, canonicalise(inner, found.shape)]);
	}
	// Names come from the schema, never from the client: "__proto__" cannot get in.
	return Object.fromEntries(entries);
}

/** Where empty text can only mean that nothing is there (lib/contract/README.md "Absent values"). */
function isStructure({ kind }: Shape): boolean {
	return kind === "object" || kind === "dictionary";
}

/** An object with named values, as JSON makes them. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
