import { z } from "zod";
import { messages } from "#lib/i18n/generated/verification-report.js";
import type { Told, ToldKey } from "#lib/i18n/report/told.ts";

const isToldKey = (key: unknown): key is ToldKey => typeof key === "string" && Object.hasOwn(messages.EN.details, key);

/** A reference to a message of the report, which is worded where it is read. */
const told: z.ZodType<Told> = z.object({
	key: z.custom<ToldKey>(isToldKey),
	values: z.record(z.string(), z.union([z.string(), z.number()])),
	of: z.lazy(() => told).optional(),
});

/** A signature of the file, as lib/pdf/tasks.ts describes it. */
const signature = z.object({
	name: z.string(),
	level: z.string(),
	signedAt: z.string().nullable(),
	timestampedAt: z.string().nullable(),
	timestampedBy: z.string(),
	isTimeTrusted: z.boolean(),
	isTimestampRevoked: z.boolean().default(false),
	isIssuerTrusted: z.boolean(),
	isIntact: z.boolean(),
	isUnknown: z.boolean(),
	coversWholeFile: z.boolean(),
	isExtended: z.boolean().default(false),
	certification: z.literal([1, 2, 3]).nullable(),
	subject: z.string(),
	issuer: z.string(),
	isSelfSigned: z.boolean(),
	problem: told.nullable(),
});

/**
 * What was found out about a file that somebody wanted to have checked: facts, which are worded where they are read
 * (word-report.ts). Times are ISO 8601.
 */
export const fileReport = z.object({
	fileName: z.string(),
	sha256: z.string(),
	checkedAt: z.string(),
	/**
	 * sealed-here: byte for byte what this server sealed, and its trail is whole, or was deleted with the document ·
	 * broken-trail: registered here, but something contradicts its record · unconfirmed: registered here, but it cannot be checked who
	 * sealed it · not-sealed-here: unchanged, but this server does not know
	 * who sealed it · as-uploaded: a file that was sent from here, before anyone signed · not-checked: it has a signature of a kind that is not known here, and nothing else is wrong · changed: something was changed, or a signature is not that of the document.
	 */
	verdict: z.enum([
		"sealed-here",
		"broken-trail",
		"unconfirmed",
		"not-sealed-here",
		"as-uploaded",
		"not-checked",
		"changed",
		"unsigned",
		"not-a-pdf",
	]),
	/** What its signatures say by themselves. */
	bySignatures: z.enum(["valid", "modified", "invalid", "unknown", "unsigned"]),
	/** Where it comes from: lib/domain/verification/judge-origin.ts */
	origin: z.enum(["here", "deleted", "broken", "unconfirmed", "uploaded", "elsewhere", "unasked"]),
	/** What of our own record contradicts the file; null: nothing. */
	broken: z
		.enum(["trail", "wrongMac", "noMac", "end", "file", "seal", "signers", "certificates"])
		.nullable()
		.default(null),
	/** The entry of the audit trail that was changed. */
	brokenEntry: z.int().nullable().default(null),
	/** Why nothing confirms who sealed it; null where something does, or nothing is registered. */
	unconfirmed: z.enum(["certificate", "key"]).nullable().default(null),
	/** What sealing made it for. */
	fileKind: z.string(),
	/** Which state of a document it is where a timestamp was added after sealing, and the timestamp's time. */
	state: z
		.object({ kind: z.enum(["earlier", "timestamped"]), at: z.string() })
		.nullable()
		.default(null),
	/** The largest set-back of the server's clock between two entries of its audit trail; 0: none. */
	clockSetBackSeconds: z.number().default(0),
	/** When the document was purged. */
	deletedAt: z.string().nullable(),
	isSandbox: z.boolean(),
	/** Which file of a document an upload is, 1 for the first, and where that document stands; null: of several, or none. */
	upload: z.object({ number: z.int(), status: z.string() }).nullable().default(null),
	/** The document that a file from elsewhere names; padding: it is a sealed file of ours but for padding of the seal. */
	named: z.enum(["nothing", "unknown", "known", "padding"]),
	/** What the verdict says nothing of. */
	notJudged: z.array(told),
	/** Who signed, where this server knows them. */
	signers: z.array(
		z.object({
			name: z.string(),
			isReviewer: z.boolean(),
			signedAt: z.string(),
			/** Of the consent text; null: not recorded. */
			consentVersion: z.string().nullable(),
		}),
	),
	/** Signers beyond those named; so are more signatures. */
	moreSigners: z.int(),
	signatures: z.array(signature),
	moreSignatures: z.int(),
	laterChanges: z.array(told),
	/** The document that was sealed here, else the one that the file names. */
	documentId: z.string().nullable(),
	/** Head of the audit trail that the file names. */
	chainHead: z.string().nullable(),
});
export type FileReport = z.infer<typeof fileReport>;
export type ReportedSignature = FileReport["signatures"][number];
