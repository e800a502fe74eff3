import type { OperationCall } from "./operation-case.ts";

/** Ids and addresses that examples make up. */
const MADE_UP = "[0-9a-f]{8}-[0-9a-f-]{27}|mia@example\\.com|rent";

/**
 * An example with what it names put in place of what it makes up: a part of the same name in a call that works
 * says what it is.
 */
export function withRealNames(example: string, call: OperationCall): string {
	const names = new Map([...namesIn(call.query), ...namesIn(call.body)]);
	return example.replace(new RegExp(`(\\w+)("?[:=,] ?"?)(${MADE_UP})(?=["'&])`, "g"), (whole, name, between) => {
		const real = names.get(String(name).toLowerCase());
		return real === undefined ? whole : `${name}${between}${real}`;
	});
}

function namesIn(value: unknown): [string, string][] {
	if (typeof value !== "object" || value === null || value instanceof FormData) return [];
	return Object.entries(value).flatMap(([name, part]) => {
		const text: unknown = Array.isArray(part) ? part[0] : part;
		return typeof text === "string" ? [[name.toLowerCase(), text] as [string, string]] : namesIn(part);
	});
}
