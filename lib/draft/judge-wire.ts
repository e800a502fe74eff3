import type { z } from "zod";
import { type SendDocumentRequest, sendDocumentSchema } from "#lib/contract/documents/send-document.ts";
import { sendDocumentWire } from "#lib/contract/documents/send-document-wire.ts";
import { fieldErrorsOf } from "#lib/contract/field-errors.ts";

type Path = readonly PropertyKey[];

/**
 * The interface's judgement of a request: all that it refuses, at once. A schema looks at rules between values only
 * where each value is right by itself, and a person would be led from one sentence to the next; so what is wrong by
 * itself is judged once more with something harmless in its place.
 */
export function judgeWire(
	wire: Record<string, unknown>,
): { request: SendDocumentRequest } | { errors: Record<string, string[]> } {
	const judged = sendDocumentSchema.safeParse(wire);
	if (judged.success) return { request: judged.data };
	const first = fieldErrorsOf(judged.error);
	const wrongByThemselves = sendDocumentWire.safeParse(wire).error;
	if (!wrongByThemselves) return { errors: first };
	const again = sendDocumentSchema.safeParse(harmless(wire, wrongByThemselves));
	const more = again.success ? {} : fieldErrorsOf(again.error);
	// The first sentence about a part is the one that says what is wrong with it.
	return { errors: { ...first, ...more, ...first } };
}

function harmless(wire: Record<string, unknown>, error: z.ZodError): Record<string, unknown> {
	return error.issues.reduce(
		(now, { path }, index) => withValue(now, path, harmlessValue(path.at(-1), index)) as Record<string, unknown>,
		wire,
	);
}

function harmlessValue(key: PropertyKey | undefined, index: number): unknown {
	if (key === "title" || key === "name") return "–";
	if (key === "emailAddress" || key === "hostEmail") return `nobody${index}@example.com`;
	if (key === "reminderDays" || key === "reminderCount") return 1;
	// Left out, which nothing but the above minds.
	return null;
}

function withValue(value: unknown, [key, ...rest]: Path, put: unknown): unknown {
	if (key === undefined) return put;
	if (Array.isArray(value)) return value.map((item, index) => (index === key ? withValue(item, rest, put) : item));
	const object = typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
	return { ...object, [String(key)]: withValue(object[String(key)], rest, put) };
}
