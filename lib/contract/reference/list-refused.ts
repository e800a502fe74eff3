import type { z } from "zod";
import { REFUSED_FIELD_KEYS } from "#lib/fields/keys.ts";
import { sendDocumentWire } from "../documents/send-document-wire.ts";
import type { Definition } from "../shape.ts";

/** What public clients know and this server refuses, with what the refusal says. */
export type RefusedPart = { name: string; text: string };

/** Literals of offered parts that are refused all the same. */
const REFUSED_LITERALS: RefusedPart[] = [
	{ name: "signers.deliveryMode WhatsApp", text: "is not supported." },
	{ name: "signers.authenticationType KBA", text: "is not supported." },
];

/** Everything of document/send that is known and not offered: it is refused unless its value asks for nothing. */
export function listRefused(): RefusedPart[] {
	const fields = REFUSED_FIELD_KEYS.map((key) => ({ name: `signers.formFields.${key}`, text: "is not supported." }));
	return [...refusedIn(sendDocumentWire, ""), ...fields, ...REFUSED_LITERALS];
}

function refusedIn(schema: z.ZodType, path: string): RefusedPart[] {
	const refused = schema.meta()?.refused;
	if (typeof refused === "string") return [{ name: path, text: refused }];
	const { shape, element, innerType, in: before, out: after } = schema.def as unknown as Definition;
	const inner = [element, innerType, before, after].filter((one) => one !== undefined);
	return [
		...Object.entries(shape ?? {}).flatMap(([key, part]) => refusedIn(part, path === "" ? key : `${path}.${key}`)),
		...inner.flatMap((part) => refusedIn(part, path)),
	];
}
