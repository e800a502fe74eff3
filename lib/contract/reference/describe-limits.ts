import type { JsonSchema } from "../openapi/json-schema.ts";

type Bounds = { minimum?: number; exclusiveMinimum?: number; maximum?: number };

/** How long, large or many a value may be, in words; empty where the schema says nothing. */
export function describeLimits(schema: JsonSchema): string {
	const { maxLength, maxItems } = schema as { maxLength?: number; maxItems?: number };
	if (maxLength !== undefined) return `up to ${inDigits(maxLength)} characters`;
	if (maxItems !== undefined) return `up to ${inDigits(maxItems)} items`;
	return describeRange(schema as Bounds);
}

function describeRange({ minimum, exclusiveMinimum, maximum }: Bounds): string {
	const to = isLimit(maximum) ? inDigits(maximum) : "";
	if (isLimit(exclusiveMinimum)) return `greater than ${exclusiveMinimum}${to && ` and up to ${to}`}`;
	if (!isLimit(minimum)) return to && `up to ${to}`;
	return to ? `${inDigits(minimum)} to ${to}` : `at least ${inDigits(minimum)}`;
}

/** Whole numbers have the ends of what JavaScript counts exactly, which limit nothing. */
function isLimit(end: number | undefined): end is number {
	return end !== undefined && Math.abs(end) < Number.MAX_SAFE_INTEGER;
}

function inDigits(count: number): string {
	return count.toLocaleString("en");
}

/** The type of a value and its limits, as Markdown. */
export function describeType(schema: JsonSchema): string {
	const { enum: values, type, items, properties } = schema;
	const isNullable = Array.isArray(type) && type.includes("null");
	if (values) return listed(values.map((value) => `\`${value}\``));
	if (properties) {
		const parts = Object.entries(properties).map(([name, part]) => `\`${name}\`: ${describeType(part)}`);
		return `object with ${parts.join("; ")}`;
	}
	const kind = items ? `list of ${describeType(items)}` : `${describeKind(schema)}${isNullable ? " or `null`" : ""}`;
	return [kind, describeLimits(schema)].filter(Boolean).join(", ");
}

function describeKind({ type, format, pattern }: JsonSchema): string {
	if (format === "date-time") return "ISO 8601 date and time with a time zone";
	if (typeof pattern === "string") return "colour as `#RGB` or `#RRGGBB`";
	const kinds: Record<string, string> = { integer: "whole number", number: "number", boolean: "`true` or `false`" };
	return kinds[String(type)] ?? "text";
}

function listed(values: readonly string[]): string {
	return values.length < 2 ? values.join("") : `${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}
