import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { LoggedStep } from "#lib/draft/draft-step.ts";
import type { DocumentScope, LockedDocument } from "../documents/documents.ts";
import { type DraftSubject, draftOf, isOfTemplate } from "./draft-subject.ts";

/** A draft as it stands, and its last steps. */
export type StoredDraft = {
	id: string;
	/** Version of the template that it began from; null: it is a document’s. */
	templateVersion: number | null;
	version: number;
	/** It was sent as it stands. */
	isSent: boolean;
	state: DraftState;
	/** Those after the version that was asked for, in order, so far as they are kept and not too many. */
	steps: LoggedStep[];
	/** Those of the step ids asked for that were taken before. */
	takenIds: string[];
	/** The sent document as it was when its correction was begun, which is open; null: this is none. */
	base: DraftState | null;
	/** What became of the last correction of a sent document; null: it is open, or there was none. */
	correctionEnd: "Applied" | "Discarded" | null;
	/** Who began that correction; null: there was none. */
	correctedById: string | null;
};

/** Things by their collections: their ids. Whoever asks for the draft of these gets settings and recipients whole. */
export type NamedThings = { files: readonly string[]; fields: readonly string[] };

/**
 * A draft that is as small as that is far from what it may hold at most (DRAFT_LIMITS) whatever some things more are:
 * its JSON is at most six times as long, a request has 2 MB, and no field takes less than some hundred. Bytes, as the
 * database unpacks it.
 */
const SMALL = 900_000;

/** Whoever was away for more than that gets the whole draft. */
const MAX_STEPS_READ = 1_000;

const stepsAfter = (since: number) => Prisma.sql`COALESCE((
	SELECT json_agg(s ORDER BY s."version") FROM (
		SELECT s."stepId" AS "id", s."version", s."operations", s."userId", s."clientId", COALESCE(u."name", '') AS "userName",
			floor(extract(epoch FROM s."at") * 1000)::float8 AS "at"
		FROM "DraftStep" s LEFT JOIN "User" u ON u."id" = s."userId"
		WHERE s."draftId" = r."id" AND s."version" > ${since} ORDER BY s."version" LIMIT ${MAX_STEPS_READ}
	) s), '[]')`;

const NO_STEPS = Prisma.sql`'[]'::json`;

const DRAFT_COLUMNS = Prisma.sql`r."version", r."templateVersion", r."discardAt" IS NOT NULL AND r."base" IS NULL AS "isSent",
	r."base", r."correctionEnd"::text AS "correctionEnd", r."correctedById"`;

const takenOf = (stepIds: readonly string[]) => Prisma.sql`ARRAY(SELECT "stepId"::text FROM "DraftStep"
	WHERE "draftId" = r."id" AND "stepId" = ANY (${stepIds}::uuid[]))`;

/** Whether "r" is the draft of what is locked. */
function isDraftOf(subject: DraftSubject): Prisma.Sql {
	const { column, id } = draftOf(subject);
	return Prisma.sql`r.${Prisma.raw(`"${column}"`)} = ${id}::uuid`;
}

/**
 * The draft of a locked document or template; null for a document that was never put together here, and for a template
 * that isn’t being edited.
 *
 * @param asked which steps are asked for besides; null: none
 */
export async function findDraft(
	tx: Tx,
	subject: DraftSubject,
	asked: { since: number; stepIds: string[] } | null,
): Promise<StoredDraft | null> {
	const rows = await tx.$queryRaw<StoredDraft[]>`
		SELECT r."id", r."state", ${DRAFT_COLUMNS},
			${asked ? stepsAfter(asked.since) : NO_STEPS} AS "steps",
			${takenOf(asked?.stepIds ?? [])} AS "takenIds"
		FROM "Draft" r WHERE ${isDraftOf(subject)}`;
	return rows[0] && !isFormer(subject.status, rows[0].isSent) ? readDraft(rows[0]) : null;
}

/**
 * The same, of which only some things are read: what a step names is little, and a draft of 500 fields is more than
 * half a megabyte.
 *
 * @returns null for what has to be read as a whole: a draft that is large or there is none
 */
export async function findDraftPart(
	tx: Tx,
	subject: DraftSubject,
	asked: { since: number; stepIds: string[] },
	{ files, fields }: NamedThings,
): Promise<StoredDraft | null> {
	if (!isOfTemplate(subject) && subject.status !== "Draft") return null;
	const some = (collection: "files" | "fields", ids: readonly string[]) => Prisma.sql`COALESCE((
		SELECT jsonb_object_agg(k."id", p.${Prisma.raw(`"${collection}"`)} -> k."id") FROM unnest(${ids}::text[]) AS k ("id")
		WHERE jsonb_exists(p.${Prisma.raw(`"${collection}"`)}, k."id")), '{}')`;
	// OFFSET 0: the columns of "p" are unpacked once, and not wherever they are named.
	const rows = await tx.$queryRaw<StoredDraft[]>`
		SELECT r."id", ${DRAFT_COLUMNS},
			jsonb_build_object('document', p."document", 'recipients', p."recipients",
				'files', ${some("files", files)}, 'fields', ${some("fields", fields)}, 'template', r."state"->'template') AS "state",
			${stepsAfter(asked.since)} AS "steps", ${takenOf(asked.stepIds)} AS "takenIds"
		FROM "Draft" r CROSS JOIN LATERAL (SELECT r."state" -> 'document' AS "document", r."state" -> 'recipients' AS "recipients",
			r."state" -> 'files' AS "files", r."state" -> 'fields' AS "fields" OFFSET 0) p
		WHERE ${isDraftOf(subject)} AND pg_column_size(p."document") + pg_column_size(p."recipients")
			+ pg_column_size(p."files") + pg_column_size(p."fields") <= ${SMALL}`;
	return rows[0] && !isFormer(subject.status, rows[0].isSent) ? readDraft(rows[0]) : null;
}

/** A document that was sent to wait for its time, and is a draft again: its rows know better by now. */
function isFormer(status: DraftSubject["status"], isSent: boolean | null): boolean {
	return status === "Draft" && isSent === true;
}

/** What a draft is read with that nobody changes: where its document stands. */
export type DraftInScope = Pick<LockedDocument, "id" | "status" | "deletedAt" | "isSandbox" | "correctedSince"> & {
	/** null: it was never put together here. */
	draft: StoredDraft | null;
};

/**
 * The draft of a document in the scope, in the trash or sent as it may be.
 *
 * @param since the version after which steps are asked for; null: none are
 */
export async function findDraftInScope(
	scope: DocumentScope,
	documentId: string,
	since: number | null,
): Promise<DraftInScope | null> {
	const { accountId, isSandbox = null, teamId = null, senderId = null } = scope;
	const rows = await db().$queryRaw<FoundRow[]>`
		SELECT d."id", d."status"::text AS "status", d."deletedAt", d."isSandbox", d."correctedSince",
			r."id" AS "draftId", r."state", ${DRAFT_COLUMNS}, ${since === null ? NO_STEPS : stepsAfter(since)} AS "steps",
			ARRAY[]::text[] AS "takenIds"
		FROM "Document" d LEFT JOIN "Draft" r ON r."documentId" = d."id"
		WHERE d."id" = ${documentId}::uuid AND d."accountId" = ${accountId}::uuid
			AND (${isSandbox}::boolean IS NULL OR d."isSandbox" = ${isSandbox}::boolean)
			AND (${teamId}::uuid IS NULL OR d."teamId" = ${teamId}::uuid)
			AND (${senderId}::uuid IS NULL OR d."senderId" = ${senderId}::uuid)`;
	if (!rows[0]) return null;
	const { draftId: id, version, state, isSent, steps, takenIds, ...rest } = rows[0];
	const { templateVersion, base, correctionEnd, correctedById, ...document } = rest;
	const kept = { templateVersion, base, correctionEnd, correctedById };
	const isThere = id !== null && version !== null && state !== null && !isFormer(document.status, isSent);
	return {
		...document,
		draft: isThere
			? readDraft({
					...{ id, version, state, isSent: isSent === true },
					...{ steps: steps ?? [], takenIds: takenIds ?? [] },
					...kept,
				})
			: null,
	};
}

/** Settings and people of drafts, by the ids of their documents; lists need neither files nor fields. */
export async function findListedDrafts(
	documentIds: Unscoped<"locked", string[]>,
): Promise<ReadonlyMap<string, Pick<DraftState, "document" | "recipients">>> {
	if (documentIds.length === 0) return new Map();
	const rows = await db().$queryRaw<{ documentId: string; state: DraftState }[]>`
		SELECT "documentId", jsonb_build_object('document', "state"->'document', 'recipients', "state"->'recipients',
			'files', '{}'::jsonb, 'fields', '{}'::jsonb) AS "state"
		FROM "Draft" WHERE "documentId" = ANY (${documentIds}::uuid[]) AND "discardAt" IS NULL`;
	return new Map(rows.map(({ documentId, state }) => [documentId, readJson("Draft", { state }).state]));
}

type FoundRow = Omit<DraftInScope, "draft"> & Nullable<Omit<StoredDraft, "id"> & { draftId: string }>;

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

function readDraft(row: StoredDraft): StoredDraft {
	const steps = row.steps.map((step) => readJson("DraftStep", step));
	return { ...row, ...readJson("Draft", { state: row.state, base: row.base }), steps };
}

/** Whether there is or was a document with an id, whosever it is. */
export async function isDocumentIdTaken(documentId: Unscoped<"installation", string>): Promise<boolean> {
	const [row] = await db().$queryRaw<unknown[]>`
		SELECT 1 FROM "Document" WHERE "id" = ${documentId}::uuid
		UNION ALL SELECT 1 FROM "Tombstone" WHERE "documentId" = ${documentId}::uuid`;
	return row !== undefined;
}

/** What happened to a document last that made it a draft no more, and who did it. */
export async function findEnding(documentId: Unscoped<"locked", string>, tx: Tx = db()) {
	const type = { in: ["DocumentSent", "DocumentScheduled", "DocumentDeleted", "DocumentRevoked", "DocumentEdited"] };
	return tx.auditEvent.findFirst({
		where: { documentId, type },
		orderBy: { seq: "desc" },
		select: { actorName: true, at: true, document: { select: { sealState: true } } },
	});
}
