import type { OperationId } from "../operations.ts";
import { exampleParts } from "./curl-example.ts";

/** An example call as data. */
export type ExampleCall = {
	query: Map<string, string>;
	/** null: it has none. */
	body: { isForm: boolean; value: unknown } | null;
};

/** The call that the reference prints for curl, taken apart. */
export function exampleOf(id: OperationId, now = new Date()): ExampleCall {
	const { query, lines } = exampleParts(id, now);
	const json = lines.find((line) => line.startsWith("--json '"));
	const parts = lines.filter((line) => line.startsWith("-F '"));
	return { query: new Map(new URLSearchParams(query)), body: json ? jsonBody(json) : formBody(parts) };
}

function jsonBody(line: string): ExampleCall["body"] {
	return { isForm: false, value: JSON.parse(line.slice("--json '".length, -1)) };
}

/** Names as the schema spells them; a part in braces is an element of a list. JSON cannot show the files. */
function formBody(lines: readonly string[]): ExampleCall["body"] {
	if (lines.length === 0) return null;
	const value: Record<string, unknown> = {};
	for (const line of lines) {
		const [name = "", ...rest] = line.slice("-F '".length, -1).split("=");
		const text = rest.join("=");
		if (!text.startsWith("@")) setAt(value, name.split(".").map(camel), formValue(text));
	}
	return { isForm: true, value };
}

function formValue(text: string): unknown {
	if (text.startsWith("{")) return [JSON.parse(text)];
	return /^(?:\d+|true|false)$/.test(text) ? JSON.parse(text) : text;
}

function setAt(object: Record<string, unknown>, [key = "", ...inner]: string[], value: unknown): void {
	if (inner.length > 0) {
		const within = (object[key] ?? {}) as Record<string, unknown>;
		setAt(within, inner, value);
		object[key] = within;
	} else object[key] = value;
}

function camel(name: string): string {
	return name.charAt(0).toLowerCase() + name.slice(1);
}
