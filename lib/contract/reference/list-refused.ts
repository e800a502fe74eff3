import type { z } from "zod";
import { REFUSED_FIELD_KEYS } from "#lib/fields/field-keys.ts";
import type { Operation } from "../operation.ts";
import { OPERATIONS, type OperationId } from "../operations.ts";
import type { Definition } from "../shape.ts";

/** A part of requests with what becomes of it, and the operations that know it. */
export type ListedPart = { name: string; text: string; operations: readonly OperationId[] };

const UNSUPPORTED = "is not supported.";

/** Literals of offered parts that are refused all the same, and keys of fields, which lib/fields judges. */
const FURTHER: ListedPart[] = [
	{ name: "signers.deliveryMode WhatsApp", text: UNSUPPORTED, operations: ["sendDocument"] },
	{ name: "signers.authenticationType KBA", text: UNSUPPORTED, operations: ["sendDocument"] },
	...REFUSED_FIELD_KEYS.map((key): ListedPart => {
		return { name: `formFields.${key}`, text: UNSUPPORTED, operations: ["sendDocument"] };
	}),
];

/** Everything that public clients know and this server refuses, unless its value asks for nothing. */
export function listRefused(): ListedPart[] {
	const listed = new Map<string, ListedPart>();
	for (const id of Object.keys(OPERATIONS) as OperationId[]) {
		const { query, body }: Operation = OPERATIONS[id];
		for (const { name, text } of [...refusedIn(query, ""), ...refusedIn(body, "")]) {
			const operations = listed.get(name + text)?.operations ?? [];
			listed.set(name + text, { name, text, operations: [...operations, id] });
		}
	}
	return [...listed.values(), ...FURTHER];
}

function refusedIn(schema: z.ZodType, path: string): { name: string; text: string }[] {
	const refused = schema.meta()?.refused;
	if (typeof refused === "string") return [{ name: path, text: refused }];
	const { shape, element, innerType, in: before, out: after } = schema.def as unknown as Definition;
	const inner = [element, innerType, before, after].filter((one) => one !== undefined);
	return [
		...Object.entries(shape ?? {}).flatMap(([key, part]) => refusedIn(part, path === "" ? key : `${path}.${key}`)),
		...inner.flatMap((part) => refusedIn(part, path)),
	];
}
