import { z } from "zod";
import { brandSettings } from "#lib/contract/brands/brand-settings.ts";
import { draftDefaults } from "#lib/contract/draft-defaults.ts";
import type { CreateTemplateRequest } from "#lib/contract/templates/create-template.ts";
import { WEBHOOK_FAILURES } from "#lib/contract/webhooks/failures.ts";
import type { BlockField } from "#lib/draft/block.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftOperation } from "#lib/draft/draft-step.ts";
import type { Found } from "#lib/draft/found-place.ts";
import { FIELD_TYPES, type FieldDefinition, type PageGeometry } from "#lib/fields/field-types.ts";
import type { CustomFieldDefinition } from "#lib/fields/parsing/parse-custom-field.ts";
import { type Mark, SIGNATURE_FACES, type Stroke } from "#lib/fields/values/mark.ts";
import { isRefusalKey } from "#lib/i18n/refusals/is-refusal-key.ts";
import type { RefusalKey, Said } from "#lib/i18n/refusals/said.ts";
import { documentSettings, signerSettings } from "./document-settings.ts";
import { sentLimits } from "./sent-limits.ts";
import { templateTerms } from "./template-terms.ts";

const object = z.record(z.string(), z.unknown());
const texts = z.record(z.string(), z.string());
/** Mails by name, each wanted or not; what is not named is as usual. */
const switches = z.record(z.string(), z.boolean());
/** A trail that somebody has changed is to be told from its hashes, so that one can still read it. */
const text = z.string().optional().catch(undefined);
/** What happened; the keys that are read again, and whatever else the type of event has. */
const auditData = z.looseObject({
	from: text,
	to: text,
	toName: text,
	reason: text,
	what: text,
	method: text,
	textHash: text,
	version: text,
	senderName: text,
	sealedWith: text,
	timestampedAt: text,
	...{ title: text, hostName: text, hostEmail: text, groupName: text, phone: text },
	sender: z.looseObject({ name: z.string(), email: z.string() }).optional().catch(undefined),
	organisation: z.looseObject({ name: z.string(), address: z.string() }).optional().catch(undefined),
	copies: z.array(z.string()).optional().catch(undefined),
	files: z
		.array(z.looseObject({ sha256: text, of: text }))
		.optional()
		.catch(undefined),
});

/**
 * A field's definition was judged key by key when it was sent, and a document has hundreds: here it is only told from
 * what is none. To look at every key of 500 fields takes 2.0 ms, this takes 0.1 ms.
 */
const isDefinition = (stored: unknown): boolean =>
	typeof stored === "object" &&
	stored !== null &&
	"id" in stored &&
	typeof stored.id === "string" &&
	"type" in stored &&
	FIELD_TYPES.some((type) => type === stored.type) &&
	"bounds" in stored &&
	typeof stored.bounds === "object" &&
	stored.bounds !== null;

/** Every step was judged key by key before it was taken, and a draft has hundreds of fields. */
const isDraftState = (stored: unknown): boolean =>
	typeof stored === "object" &&
	stored !== null &&
	["document", "files", "recipients", "fields"].every((part) => {
		const held: unknown = Object.getOwnPropertyDescriptor(stored, part)?.value;
		return typeof held === "object" && held !== null;
	});

const size = { width: z.number(), height: z.number() };
/** Strokes were judged when they were drawn: there can be thousands of points. */
const strokes = z.custom<Stroke[]>(Array.isArray);
const mark: z.ZodType<Mark> = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("draw"), ...size, strokes }),
	z.object({ kind: z.literal("type"), text: z.string(), face: z.enum(SIGNATURE_FACES) }),
	z.object({ kind: z.literal("image"), key: z.string(), ...size }),
]);

const page: z.ZodType<PageGeometry> = z.object({
	widthPx: z.number(),
	heightPx: z.number(),
	rotation: z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]),
	box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
	userUnit: z.number(),
});

/** A sentence that is no longer in the catalogue says that something went wrong. */
const said: z.ZodType<Said> = z.strictObject({
	key: z.custom<RefusalKey>(isRefusalKey).catch("sealOther"),
	values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What is in an export, in the order in which it is written. */
export const EXPORT_SECTIONS = [
	"account",
	"teams",
	"people",
	"brands",
	"customFields",
	"blocks",
	"contacts",
	"contactGroups",
	"templates",
	"senderIdentities",
	"developers",
	"log",
	"documents",
	// Behind the documents: what goes while they are written has left its certificate by then.
	"keptCertificates",
	"end",
] as const;

/** Where an export goes on: behind what of a list; null: at its beginning. */
const exportPlace = z.strictObject({ section: z.enum(EXPORT_SECTIONS), after: z.string().nullable() });
export type ExportPlace = z.output<typeof exportPlace>;

/** A file in a part of an export, as lib/storage/zip-part.ts wrote it. */
type ExportMember = {
	name: string;
	isDeflated: boolean;
	crc32: number;
	/** As it stands there, and as it is unpacked. */
	storedBytes: number;
	sizeBytes: number;
	/** In hex, of what is unpacked. */
	sha256: string;
	/** Where it begins in the part. */
	offset: number;
};

/** A job of the queue as it was put in: the queue judges it again when it is put in anew. */
const failedJob = z.record(z.string(), z.json());
export type FailedJob = z.output<typeof failedJob>;

/** What the JSON columns hold, by table and column. */
export const JSON_COLUMNS = {
	"Account.draftDefaults": draftDefaults,
	"User.notificationSettings": switches,
	"User.metaData": texts,
	"AuditEvent.data": auditData,
	/** The words for the account's log pick from it what is text. */
	"AccountEvent.data": object,
	"Brand.settings": brandSettings,
	/** Judged when it was stored (lib/draft/block-schema.ts). */
	"Block.fields": z.custom<BlockField[]>(Array.isArray),
	"CustomField.definition": z.custom<CustomFieldDefinition>(
		(stored) => typeof stored === "object" && stored !== null && "type" in stored && "bounds" in stored,
	),
	"Document.settings": documentSettings,
	"Document.brand": z
		.strictObject({
			name: z.string(),
			logoKey: z.string().nullable(),
			logoWidthPx: z.number(),
			logoHeightPx: z.number(),
			domainName: z.string().nullable(),
			settings: brandSettings,
		})
		.nullable(),
	"Document.templateLimits": sentLimits.nullable(),
	"Document.metaData": texts,
	"Document.sealNote": said.nullable(),
	"DataExport.place": exportPlace,
	"DataExport.failure": said.nullable(),
	/** Was put together here, and there are thousands. */
	"DataExportPart.members": z.custom<ExportMember[]>(Array.isArray),
	"DocumentFile.pages": z.array(page),
	"TemplateFile.pages": z.array(page),
	/** Was put together here, and is looked at as a whole only. */
	"DocumentFile.found": z
		.custom<Found>((found) => typeof found === "object" && found !== null && "places" in found)
		.nullable(),
	"Signer.settings": signerSettings,
	"Signer.signature": mark.nullable(),
	"Signer.initials": mark.nullable(),
	"Draft.state": z.custom<DraftState>(isDraftState),
	"Draft.base": z.custom<DraftState>(isDraftState).nullable(),
	"Template.failure": z.strictObject({ text: z.string(), said: said.nullable() }).nullable(),
	/** Was validated by the contract before it was stored. */
	"TemplateIntake.request": z.custom<CreateTemplateRequest>(
		(stored) => typeof stored === "object" && stored !== null && "roles" in stored && "document" in stored,
	),
	"TemplateVersion.state": z.custom<DraftState>(isDraftState),
	"TemplateVersion.terms": templateTerms,
	"DraftStep.operations": z.custom<DraftOperation[]>(Array.isArray),
	"DocumentField.definition": z.custom<FieldDefinition>(isDefinition),
	/** What was answered, whatever that was. */
	"IdempotencyKey.body": z.json().nullable(),
	"Mail.attachments": z.array(z.object({ name: z.string(), mediaType: z.string(), key: z.string() })),
	"Mail.failedJob": failedJob.nullable(),
	"Installation.value": z.union([z.string(), texts]),
	/** The library of the authorization server knows what it keeps. */
	"OAuthGrant.payload": object,
	"OAuthArtifact.payload": object,
	"SenderIdentity.notificationSettings": switches,
	"SenderIdentity.metaData": texts,
	"WebhookEndpoint.oldSecrets": z.array(
		z.object({
			/** As the present one is stored, in base64. */
			sealed: z.string(),
			until: z.iso.datetime(),
		}),
	),
	"WebhookDelivery.context": z.object({
		actor: z.object({
			userType: z.enum(["Sender", "Admin", "Signer", "SenderIdentity"]),
			id: z.string(),
		}),
		previousState: object.nullable(),
		data: object.optional(),
	}),
	"WebhookDelivery.tries": z.array(
		z.object({
			at: z.iso.datetime(),
			/** HTTP status of the answer; null: there was none. */
			status: z.number().int().nullable(),
			/** How long it took, in milliseconds; null: nothing was sent. */
			tookMs: z.number().int().nullable(),
			failure: z.enum(WEBHOOK_FAILURES).nullable(),
		}),
	),
} as const satisfies Record<string, z.ZodType>;

type Columns = typeof JSON_COLUMNS;

/** The brand that a document keeps; null: it was sent before there were brands. */
export type StoredBrandCopy = z.output<Columns["Document.brand"]>;

/** A table that has JSON columns. */
type JsonTable = keyof Columns extends `${infer Table}.${string}` ? Table : never;

/** A row with what its JSON columns hold. */
export type WithJson<Table extends JsonTable, Row> = {
	[Name in keyof Row]: Name extends string
		? `${Table}.${Name}` extends keyof Columns
			? z.output<Columns[`${Table}.${Name}` & keyof Columns]>
			: Row[Name]
		: Row[Name];
};

const COLUMNS_OF = new Map<string, [name: string, schema: z.ZodType][]>();
for (const [column, schema] of Object.entries(JSON_COLUMNS)) {
	const [table = "", name = ""] = column.split(".");
	COLUMNS_OF.set(table, [...(COLUMNS_OF.get(table) ?? []), [name, schema]]);
}

/**
 * What a JSON column is to hold, before it is written.
 *
 * @throws Error that names the column, for what its schema does not know
 */
export function checkedJson<Column extends keyof Columns>(
	column: Column,
	value: z.output<Columns[Column]>,
): z.output<Columns[Column]> {
	parse(column, JSON_COLUMNS[column], value);
	return value;
}

/**
 * Reads the JSON columns that a row has. Takes the given object over.
 *
 * @throws Error that names a column which holds what its schema does not know
 */
export function readJson<Table extends JsonTable, Row extends object>(table: Table, row: Row): WithJson<Table, Row> {
	const columns = row as Record<string, unknown>;
	for (const [name, schema] of COLUMNS_OF.get(table) ?? []) {
		if (name in columns) columns[name] = parse(`${table}.${name}`, schema, columns[name]);
	}
	return row as WithJson<Table, Row>;
}

function parse(column: string, schema: z.ZodType, value: unknown): unknown {
	const parsed = schema.safeParse(value);
	if (!parsed.success) throw new Error(`${column}: ${z.prettifyError(parsed.error)}`);
	return parsed.data;
}
