import { db, type Tx } from "#lib/db/client.ts";
import type { AuditEvent } from "#lib/db/generated/client.ts";
import { readJson, type WithJson } from "#lib/db/json-columns.ts";
import { type JsonRow, rowOfJson, type TimesOf } from "#lib/db/json-rows.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { SIGNER_TIMES } from "#lib/db/signer-times.ts";
import { signingSlotsOf } from "#lib/db/signing-slots.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DocumentScope } from "./documents.ts";

type Plain = Prisma.DocumentGetPayload<{
	include: {
		files: true;
		signers: true;
		fields: true;
		carbonCopies: true;
		account: true;
		sender: {
			select: {
				id: true;
				name: true;
				email: true;
				locale: true;
				timeZone: true;
				notificationSettings: true;
				status: true;
				teamId: true;
			};
		};
	};
}>;

type Row = Omit<WithJson<"Document", Plain>, "files" | "signers" | "fields" | "sender"> & {
	files: WithJson<"DocumentFile", Plain["files"][number]>[];
	signers: WithJson<"Signer", Plain["signers"][number]>[];
	fields: WithJson<"DocumentField", Plain["fields"][number]>[];
	sender: WithJson<"User", Plain["sender"]>;
};

/** A document with all that sealing, previews and mails need of it, but its events. */
export type WholeDocument = Omit<Row, "signers" | "fields"> & {
	/** Everybody who has links, each member of a group too. */
	signers: Row["signers"];
	/** What they fill, a group as one: see lib/db/signing-slots.ts */
	signingSlots: Row["signers"];
	/** The fields of everybody. */
	fields: Row["fields"];
	/** The fields of those who stand in the slots. */
	slotFields: Row["fields"];
};

export type StoredAuditEvent = WithJson<"AuditEvent", AuditEvent>;

/** The same with its events, in the order they happened. */
export type DocumentWithEvents = { document: WholeDocument; events: StoredAuditEvent[] };

type Lists = "files" | "signers" | "fields" | "carbonCopies" | "account" | "sender";
type Stored = {
	document: JsonRow<Omit<Plain, Lists>>;
	files: Plain["files"];
	signers: JsonRow<Plain["signers"][number]>[];
	fields: JsonRow<Plain["fields"][number]>[];
	carbonCopies: Plain["carbonCopies"];
	account: JsonRow<Plain["account"]>;
	sender: Plain["sender"];
	events: JsonRow<AuditEvent>[];
};

// One statement that Postgres writes out as JSON costs it less than half of what the generated one does, and
// this is read for every mail, every seal and every look at a document.
const EVERYTHING = Prisma.sql`to_json(d) AS "document",
	COALESCE((SELECT json_agg(f ORDER BY f."position") FROM "DocumentFile" f WHERE f."documentId" = d."id"), '[]') AS "files",
	COALESCE((SELECT json_agg(s ORDER BY s."position") FROM "Signer" s WHERE s."documentId" = d."id"), '[]') AS "signers",
	COALESCE((SELECT json_agg(f ORDER BY f."page", f."position") FROM "DocumentField" f WHERE f."documentId" = d."id"), '[]')
		AS "fields",
	COALESCE((SELECT json_agg(c ORDER BY c."position", c."email") FROM "CarbonCopy" c WHERE c."documentId" = d."id"), '[]') AS "carbonCopies",
	(SELECT to_json(a) FROM "Account" a WHERE a."id" = d."accountId") AS "account",
	(SELECT json_build_object('id', u."id", 'name', u."name", 'email', u."email", 'locale', u."locale", 'timeZone', COALESCE(u."chosenTimeZone", u."timeZone"),
		'notificationSettings', u."notificationSettings", 'status', u."status",
		'teamId', u."teamId")
		FROM "User" u WHERE u."id" = d."senderId") AS "sender"`;

const EVENTS = Prisma.sql`
	COALESCE((SELECT json_agg(e ORDER BY e."seq") FROM "AuditEvent" e WHERE e."documentId" = d."id"), '[]') AS "events"`;

/** A document by id alone: for jobs, which act for the product. In the trash or not. */
export async function findWholeDocument(
	documentId: Unscoped<"job", string>,
	tx: Tx = db(),
): Promise<WholeDocument | null> {
	const rows = await tx.$queryRaw<Omit<Stored, "events">[]>`
		SELECT ${EVERYTHING} FROM "Document" d WHERE d."id" = ${documentId}::uuid`;
	return rows[0] ? wholeOf(rows[0]) : null;
}

/** A document of an account, in the trash or not, for a mail or text message: the job names both. */
export async function findMailedDocument(
	accountId: string,
	documentId: string | undefined,
): Promise<WholeDocument | null> {
	if (documentId === undefined) return null;
	const rows = await db().$queryRaw<Omit<Stored, "events">[]>`
		SELECT ${EVERYTHING} FROM "Document" d WHERE d."id" = ${documentId}::uuid AND d."accountId" = ${accountId}::uuid`;
	return rows[0] ? wholeOf(rows[0]) : null;
}

/** The same with its events. */
export async function findWholeDocumentWithEvents(
	documentId: Unscoped<"job", string>,
): Promise<DocumentWithEvents | null> {
	const rows = await db().$queryRaw<Stored[]>`
		SELECT ${EVERYTHING}, ${EVENTS} FROM "Document" d WHERE d."id" = ${documentId}::uuid`;
	return rows[0] ? withEventsOf(rows[0]) : null;
}

/** A document in the caller's scope and not in the trash. */
export async function findWholeDocumentInScope(
	scope: DocumentScope,
	documentId: string,
): Promise<WholeDocument | null> {
	const rows = await db().$queryRaw<Omit<Stored, "events">[]>`
		SELECT ${EVERYTHING} FROM "Document" d WHERE ${inScope(scope, documentId)}`;
	return rows[0] ? wholeOf(rows[0]) : null;
}

/** The same with its events. */
export async function findWholeDocumentWithEventsInScope(
	scope: DocumentScope,
	documentId: string,
): Promise<DocumentWithEvents | null> {
	const rows = await db().$queryRaw<Stored[]>`
		SELECT ${EVERYTHING}, ${EVENTS} FROM "Document" d WHERE ${inScope(scope, documentId)}`;
	return rows[0] ? withEventsOf(rows[0]) : null;
}

function inScope({ accountId, isSandbox, teamId, senderId }: DocumentScope, documentId: string): Prisma.Sql {
	const conditions = [
		Prisma.sql`d."id" = ${documentId}::uuid AND d."deletedAt" IS NULL AND d."accountId" = ${accountId}::uuid`,
	];
	if (isSandbox !== undefined) conditions.push(Prisma.sql`d."isSandbox" = ${isSandbox}`);
	if (teamId !== undefined) conditions.push(Prisma.sql`d."teamId" = ${teamId}::uuid`);
	if (senderId !== undefined) conditions.push(Prisma.sql`d."senderId" = ${senderId}::uuid`);
	return Prisma.join(conditions, " AND ");
}

const DOCUMENT_TIMES: TimesOf<Omit<Plain, Lists>> = {
	createdAt: true,
	sentAt: true,
	correctedSince: true,
	activityAt: true,
	expiresAt: true,
	scheduledFor: true,
	closedAt: true,
	deletedAt: true,
	purgeAt: true,
	heldAt: true,
	sentAgainAt: true,
	deleteAt: true,
	sealedAt: true,
	timestampUntil: true,
	noticesHeldUntil: true,
	redrawnAt: true,
};

function wholeOf(stored: Omit<Stored, "events">): WholeDocument {
	const signers = stored.signers.map((one) =>
		readJson("Signer", rowOfJson<Plain["signers"][number]>(one, SIGNER_TIMES)),
	);
	const fields = stored.fields.map((one) =>
		readJson("DocumentField", rowOfJson<Plain["fields"][number]>(one, { valueAt: true })),
	);
	const signingSlots = signingSlotsOf(signers);
	const shown = new Set(signingSlots.map((one) => one.id));
	return {
		...readJson("Document", rowOfJson<Omit<Plain, Lists>>(stored.document, DOCUMENT_TIMES)),
		files: stored.files.map((file) => readJson("DocumentFile", file)),
		carbonCopies: stored.carbonCopies,
		account: rowOfJson<Plain["account"]>(stored.account, {
			createdAt: true,
			setUpAt: true,
			retentionSince: true,
		}),
		sender: readJson("User", stored.sender),
		signers,
		signingSlots,
		fields,
		slotFields: fields.filter((field) => shown.has(field.signerId)),
	};
}

function withEventsOf(stored: Stored): DocumentWithEvents {
	const events = stored.events.map((one) => readJson("AuditEvent", rowOfJson<AuditEvent>(one, { at: true })));
	return { document: wholeOf(stored), events };
}
