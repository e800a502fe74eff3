import type { JsonSchema } from "./json-schema.ts";

/** Names that say nothing without the operation they belong to. */
const VAGUE = new Set(["Result", "ResultDetails"]);

/** The schemas of a description by name. Objects alike share one; generators make a type of each. */
export class NamedSchemas {
	readonly schemas: Record<string, JsonSchema> = {};
	readonly #texts = new Map<string, string>();

	/**
	 * Names a schema and every object within it, each by the property that holds it.
	 *
	 * @param others names to fall back on, where a different schema has the first one
	 * @returns a reference, or the schema itself where it is no object
	 */
	name(name: string, schema: JsonSchema, others: (name: string) => string[]): JsonSchema {
		if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((one) => this.name(name, one, others)) };
		if (schema.items) return { ...schema, items: this.name(singular(name), schema.items, others) };
		if (!schema.properties) return schema;
		const { description, ...rest } = schema;
		const properties = Object.entries(schema.properties).map(([key, value]) => [
			key,
			this.name(pascal(key), value, others),
		]);
		const $ref = `#/components/schemas/${this.#add([name, ...others(name)], { ...rest, properties: Object.fromEntries(properties) })}`;
		return description === undefined ? { $ref } : { $ref, description };
	}

	#add(names: string[], schema: JsonSchema): string {
		const text = JSON.stringify(schema);
		const free = names.find((one) => !VAGUE.has(one) && (this.#texts.get(one) ?? text) === text);
		if (free === undefined) throw new Error(`Different schemas are called ${names.join(" and ")}.`);
		this.#texts.set(free, text);
		this.schemas[free] = schema;
		return free;
	}
}

export function pascal(name: string): string {
	return name.charAt(0).toUpperCase() + name.slice(1);
}

function singular(name: string): string {
	if (name.endsWith("ies")) return `${name.slice(0, -3)}y`;
	return /[^s]s$/.test(name) ? name.slice(0, -1) : name;
}
