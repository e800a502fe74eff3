import { z } from "zod";
import {
	DELIVERY_MODES,
	DOWNLOAD_OPTIONS,
	EXPIRY_DATE_TYPES,
	RECIPIENT_NOTIFICATIONS,
	SIGNATURE_TYPES,
	SIGNER_TYPES,
} from "#lib/contract/documents/literals.ts";
import { draftDefaults } from "#lib/contract/draft-defaults.ts";
import { identitySettings } from "#lib/contract/signing/identity-settings-schema.ts";
import { PROOF_FREQUENCIES, PROOF_METHODS } from "#lib/contract/signing/proof-page.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { draftFieldSchema } from "./draft-field-schema.ts";
import { DRAFT_LIMITS } from "./draft-limits.ts";
import type { DraftDocument, DraftFile, DraftRecipient, DraftState, TemplateLimits } from "./draft-state.ts";
import type { DraftOperation, DraftStep, StepsRequest } from "./draft-step.ts";
import { draftId, orderKey, text } from "./draft-values.ts";
import { FOUND_KEY_LENGTH, MAX_FOUND } from "./found-place.ts";

const MAX_PAGES = 10_000;
const sideways = z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)]);
const pageGeometry = z.strictObject({
	widthPx: z.number().positive(),
	heightPx: z.number().positive(),
	rotation: sideways,
	box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
	userUnit: z.number().positive(),
});

const fileSchema = z.strictObject({
	order: orderKey,
	name: text(1_000),
	pages: z.array(pageGeometry).min(1).max(MAX_PAGES),
	isSigned: z.boolean(),
	mayAttachFiles: z.boolean(),
	hiddenLayers: z.array(text(100)).max(20).optional(),
	fontsNotEmbedded: z.array(text(100)).max(20).optional(),
	notFields: z.array(text(FOUND_KEY_LENGTH)).max(MAX_FOUND),
}) satisfies z.ZodType<DraftFile>;

const notifications = z.strictObject(
	Object.fromEntries(RECIPIENT_NOTIFICATIONS.map((name) => [name, z.boolean().optional()])) as Record<
		(typeof RECIPIENT_NOTIFICATIONS)[number],
		z.ZodOptional<z.ZodBoolean>
	>,
);

const recipientSchema = z.strictObject({
	order: orderKey,
	type: z.enum([...SIGNER_TYPES, "Copy"]),
	name: text(256),
	email: text(320),
	groupId: text(200).nullable(),
	people: z
		.array(z.strictObject({ id: draftId, name: text(256), email: text(320) }))
		.max(DRAFT_LIMITS.peopleOfRecipient)
		.nullable(),
	role: text(100),
	wave: z.int().min(1).max(50).nullable(),
	deliveryMode: z.enum(DELIVERY_MODES).exclude(["WhatsApp"]),
	phone: text(40),
	locale: z.enum(LOCALES),
	privateMessage: text(5_000),
	hostName: text(256),
	hostEmail: text(320),
	recipientNotifications: notifications.nullable(),
	authentication: z
		.strictObject({
			method: z.enum(PROOF_METHODS),
			tries: z.int().min(1).max(10).nullable(),
			frequency: z.enum(PROOF_FREQUENCIES).nullable(),
			identity: identitySettings.optional(),
		})
		.nullable(),
	hasAccessCode: z.boolean(),
	hue: z.int().min(0).max(1_000),
	roleIndex: z.int().min(1).max(50).optional(),
	mayChange: z.boolean().optional(),
	mayRemove: z.boolean().optional(),
}) satisfies z.ZodType<DraftRecipient>;

/** As a send request's (lib/contract/meta-data.ts), which also reads what is no text; a key may be empty while it is typed. */
const pairs = z
	.unknown()
	// The schema below would drop it without a word.
	.refine((given) => typeof given !== "object" || given === null || !Object.hasOwn(given, "__proto__"))
	.pipe(z.record(text(50), text(500)))
	.refine((given) => Object.keys(given).length <= 50, "must have at most 50 pairs.");

const allows = z.strictObject({
	...{ message: z.boolean(), newRoles: z.boolean(), newFiles: z.boolean(), fileChanges: z.boolean() },
});

const documentSchema = z.strictObject({
	title: text(256),
	message: text(5_000),
	brandId: text(200).nullable(),
	onBehalfOf: text(320).nullable(),
	labels: z.array(text(255)).max(50),
	metaData: pairs,
	enableSigningOrder: z.boolean(),
	enableReassign: z.boolean(),
	disableEmails: z.boolean(),
	disableSms: z.boolean(),
	expiryDateType: z.enum(EXPIRY_DATE_TYPES).nullable(),
	expiryValue: z.int().min(0).max(9_999_999_999).nullable(),
	disableExpiryAlert: z.boolean().nullable(),
	reminders: z
		.strictObject({
			enableAutoReminder: z.boolean(),
			reminderDays: z.int().min(0).max(1_000),
			reminderCount: z.int().min(0).max(1_000),
		})
		.nullable(),
	hideDocumentId: z.boolean(),
	downloadOption: z.enum(DOWNLOAD_OPTIONS),
	signatureTypes: z.array(z.enum(SIGNATURE_TYPES)).max(10),
	downloadFileName: text(250).nullable(),
	recipientNotifications: notifications.nullable(),
	timeZone: text(100).nullable(),
	redirectUrl: text(2_000).nullable(),
	description: text(5_000).optional(),
	documentTitle: text(256).optional(),
	allows: allows.optional(),
	fieldPermission: z
		.strictObject({ canAdd: z.boolean(), canModify: z.boolean(), canModifyDefaultValue: z.boolean() })
		.nullish(),
}) satisfies z.ZodType<DraftDocument>;

/** @param patchable the properties that may change: a file's pages never do */
function operationsOn<C extends string>(collection: C, schema: z.ZodObject, patchable: z.ZodObject) {
	const where = { in: z.literal(collection), id: draftId };
	const some = patchable.partial();
	return z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("add"), ...where, value: schema }),
		z.strictObject({ kind: z.literal("patch"), ...where, set: some, was: some }),
		z.strictObject({ kind: z.literal("remove"), ...where, was: schema }),
	]);
}

const some = documentSchema.partial();
const operationSchema = z.discriminatedUnion("in", [
	operationsOn("files", fileSchema, fileSchema.pick({ order: true, name: true, notFields: true })),
	operationsOn("recipients", recipientSchema, recipientSchema),
	operationsOn("fields", draftFieldSchema, draftFieldSchema),
	z.strictObject({ kind: z.literal("patch"), in: z.literal("document"), set: some, was: some }),
]) as unknown as z.ZodType<DraftOperation>;

/**
 * A step as it comes from a browser. What is unfinished passes (half an address, no name); what is of the wrong kind,
 * too long or unknown does not, so that whatever was taken once can always be read.
 */
export const draftStepSchema: z.ZodType<DraftStep> = z.strictObject({
	id: z.uuid(),
	operations: z.array(operationSchema).min(1).max(DRAFT_LIMITS.operationsPerStep),
});

/** The envelope of a request; each step is then judged by itself, so that one that is refused takes no other along. */
export const stepsRequestSchema = z.strictObject({
	baseVersion: z.int().min(0),
	userId: z.uuid(),
	clientId: z.uuid(),
	isSandbox: z.boolean().optional(),
	defaults: draftDefaults.optional(),
	steps: z.array(z.unknown()).max(DRAFT_LIMITS.stepsPerRequest),
}) satisfies z.ZodType<Omit<StepsRequest, "steps"> & { steps: unknown[] }>;

/** The same of a template’s editor, which says from which of its versions editing began. */
export const templateStepsRequestSchema = stepsRequestSchema.extend({ from: z.int().min(0) });

const templateLimits = z.strictObject({
	allows,
	fields: z.strictObject({ canAdd: z.boolean(), canModify: z.boolean() }),
	templateFields: z.array(draftId).max(DRAFT_LIMITS.fields).optional(),
	fixedValues: z.array(draftId).max(DRAFT_LIMITS.fields),
}) satisfies z.ZodType<TemplateLimits>;

/** A whole draft, as it is stored. */
export const draftStateSchema: z.ZodType<DraftState> = z.strictObject({
	document: documentSchema,
	files: z.record(draftId, fileSchema),
	recipients: z.record(draftId, recipientSchema),
	fields: z.record(draftId, draftFieldSchema),
	template: templateLimits.nullish(),
}) as unknown as z.ZodType<DraftState>;
