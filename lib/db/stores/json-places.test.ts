import { expect, it } from "vitest";
import { z } from "zod";
import { JSON_COLUMNS } from "#lib/db/json-columns.ts";
import { blockFieldSchema } from "#lib/draft/block-schema.ts";
import { draftStateSchema, draftStepSchema } from "#lib/draft/draft-schema.ts";
import { OBJECT_PLACES } from "./installation/object-places.ts";

type Columns = typeof JSON_COLUMNS;
type SoundsLikeKey = "key" | "keys" | `${string}Key` | `${string}Keys`;

/** The properties of a type, at any depth, whose names sound like the key of an object. */
type KeyNames<T> = T extends readonly (infer Item)[]
	? KeyNames<Item>
	: T extends object
		? {
				[Name in keyof T & string]:
					| (string extends Name ? never : Name extends SoundsLikeKey ? Name : never)
					| KeyNames<T[Name]>;
			}[keyof T & string]
		: never;

/** Columns whose schema looks at little of what they hold, with the schema by which that was judged when it came in. */
const JUDGED_BEFORE: Partial<Record<keyof Columns, z.ZodType>> = {
	"Block.fields": z.array(blockFieldSchema),
	"Draft.state": draftStateSchema,
	"Draft.base": draftStateSchema,
	"TemplateVersion.state": draftStateSchema,
	"DraftStep.operations": draftStepSchema,
};

/** The others of that kind, which only a type describes: a property of it that sounds like a key is missing here. */
const BY_TYPE: {
	[Column in
		| "CustomField.definition"
		| "DataExportPart.members"
		| "DocumentField.definition"
		| "DocumentFile.found"
		| "TemplateIntake.request"]: {
		[Name in KeyNames<z.output<Columns[Column]>>]: string;
	};
} = {
	"CustomField.definition": {},
	"DataExportPart.members": {},
	"DocumentField.definition": {},
	"DocumentFile.found": { key: "what tells a place in a file from the others" },
	"TemplateIntake.request": {},
};

/** What anything may stand in: by what is written there it holds no key. */
const ANYTHING: Record<string, string> = {
	"AccountEvent.data.*": "what was done, in words",
	"AuditEvent.data.*": "hashes",
	"AuditEvent.data.files[].*": "the same",
	"AuditEvent.data.organisation.*": "what the certificate says of it",
	"AuditEvent.data.sender.*": "the same",
	"IdempotencyKey.body": "an answer of the API",
	"Mail.failedJob.*": "ids, and the words of a reminder",
	"OAuthArtifact.payload.*": "what the authorization server keeps",
	"OAuthGrant.payload.*": "what the authorization server keeps",
	"Signer.initials.strokes": "points",
	"Signer.signature.strokes": "points",
	"WebhookDelivery.context.data.*": "what the interface says of it",
	"WebhookDelivery.context.previousState.*": "what the interface says of it",
};

/** Keys of something else. */
const OTHER_KEYS: Record<string, string> = {
	"DataExport.failure.key": "of a sentence",
	"Document.sealNote.key": "of a sentence",
	"Template.failure.said.key": "of a sentence",
};

/** Keys of objects that a column beside says once more, which is the place. */
const SAID_BESIDE: Record<string, string> = { "Document.brand.logoKey": "Document.brandLogoKey" };

type Found = { keys: string[]; anything: string[] };

/** A schema's inner ones with the paths to them; null: anything may stand there. */
function partsOf(schema: z.core.$ZodType, path: string): [path: string, schema: z.core.$ZodType][] | null {
	const { def } = (schema as z.core.$ZodTypes)._zod;
	switch (def.type) {
		case "object": {
			const own = Object.entries(def.shape).map(([name, part]) => [`${path}.${name}`, part] as [string, typeof part]);
			return def.catchall && def.catchall._zod.def.type !== "never" ? [...own, [`${path}.*`, def.catchall]] : own;
		}
		case "record":
			return [[`${path}.*`, def.valueType]];
		case "array":
			return [[`${path}[]`, def.element]];
		case "tuple":
			return def.items.map((item) => [`${path}[]`, item]);
		case "union":
			return def.options.map((option) => [path, option]);
		case "nullable":
		case "optional":
		case "default":
		case "catch":
		case "readonly":
			return [[path, def.innerType]];
		case "pipe":
			// What comes out is what is stored.
			return [[path, def.out._zod.def.type === "transform" ? def.in : def.out]];
		case "string":
		case "number":
		case "boolean":
		case "enum":
		case "literal":
		case "never":
		case "null":
			return [];
		default:
			return null;
	}
}

/** The paths in a schema that sound like the key of an object, and those where anything may stand. */
function look(schema: z.core.$ZodType, path: string): Found {
	const parts = partsOf(schema, path);
	const sounds = /(?:^|[.\]])(?:\w*K|k)eys?$/.test(path.split(".").at(-1) ?? "");
	if (sounds) return { keys: [path], anything: [] };
	if (parts === null) return { keys: [], anything: [path] };
	const inner = parts.map(([to, part]) => look(part, to));
	return { keys: inner.flatMap(({ keys }) => keys), anything: inner.flatMap(({ anything }) => anything) };
}

const found = Object.entries(JSON_COLUMNS)
	.filter(([column]) => !(column in BY_TYPE))
	.map(([column, schema]) => look(JUDGED_BEFORE[column as keyof Columns] ?? schema, column));
const namesOf = (part: keyof Found) => [...new Set(found.flatMap((one) => one[part]))].sort();

it("what sounds like an object's key in a JSON column is in the list of places, or is said to be none", () => {
	const places = OBJECT_PLACES.flatMap(({ table, column, form }) => {
		if (form === "text") return [];
		return `${table}.${column}${form === "json" ? "" : "[]"}.key`;
	});
	expect(namesOf("keys")).toEqual([...places, ...Object.keys(OTHER_KEYS), ...Object.keys(SAID_BESIDE)].sort());
	const texts = OBJECT_PLACES.filter(({ form }) => form === "text").map(({ table, column }) => `${table}.${column}`);
	expect(texts).toEqual(expect.arrayContaining(Object.values(SAID_BESIDE)));
});

it("a JSON column's schema says what stands in it, or is said to hold no key", () => {
	expect(namesOf("anything")).toEqual(Object.keys(ANYTHING).sort());
});

it.each([
	[z.object({ files: z.array(z.strictObject({ uploadKey: z.string().nullable() })) }), ["x.files[].uploadKey"]],
	[z.record(z.string(), z.union([z.string(), z.object({ keys: z.array(z.string()) })])), ["x.*.keys"]],
	[z.discriminatedUnion("kind", [z.object({ kind: z.literal("a"), key: z.string() })]).nullable(), ["x.key"]],
	[z.object({ monkey: z.string(), order: z.string() }), []],
])("finds what sounds like a key in a schema %#", (schema, keys) => {
	expect(look(schema, "x")).toEqual({ keys, anything: [] });
});
