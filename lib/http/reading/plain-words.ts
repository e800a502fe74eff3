import type { z } from "zod";

const KINDS: Record<string, string> = {
	object: "must be a JSON object.",
	record: "must be a JSON object.",
	array: "must be a list.",
	string: "must be text.",
	boolean: "must be true or false.",
	number: "must be a number.",
};

/** Says what would be right where a schema itself says nothing of a value of another kind. */
export function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
	if (issue.code !== "invalid_type") return undefined;
	return issue.input === undefined ? "is required." : KINDS[String(issue.expected)];
}
