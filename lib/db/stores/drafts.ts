import { db, type Tx } from "#lib/db/client.ts";
import { Prisma } from "#lib/db/generated/client.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { setValues } from "#lib/db/set-values.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DraftState } from "#lib/draft/draft-state.ts";
import type { DraftStep, LoggedStep } from "#lib/draft/draft-step.ts";
import { type DocumentScope, LOCKED_COLUMNS, type LockedDocument } from "./documents.ts";

/** A draft as it stands, and its last steps. */
export type StoredDraft = {
	version: number;
	/** It was sent as it stands. */
	isSent: boolean;
	state: DraftState;
	/** Those after the version that was asked for, in order, so far as they are kept and not too many. */
	steps: LoggedStep[];
	/** Those of the step ids asked for that were taken before. */
	takenIds: string[];
};

/** Things by their collections: their ids. Whoever asks for the draft of these gets settings and recipients whole. */
export type NamedThings = { files: readonly string[]; fields: readonly string[] };

/** What becomes of a part of a draft: where it is in DraftState, and its value; null: it goes. */
export type DraftEdit = { path: readonly string[]; value: object | null };

/**
 * A draft that is as small as that is far from what it may hold at most (DRAFT_LIMITS) whatever some things more are:
 * its JSON is at most six times as long, a request has 2 MB, and no field takes less than some hundred. Bytes, as the
 * database unpacks it.
 */
const SMALL = 900_000;

/** A step as it is written down. */
export type NewStep = DraftStep & { version: number; userId: string | null; clientId: string };

/** Whoever was away for more than that gets the whole draft. */
const MAX_STEPS_READ = 1_000;

/** A draft's log is no longer than that, however busy a day is. */
const MAX_STEPS_KEPT = 5_000;

const stepsAfter = (since: number) => Prisma.sql`COALESCE((
	SELECT json_agg(s ORDER BY s."version") FROM (
		SELECT s."stepId" AS "id", s."version", s."operations", s."userId", s."clientId", COALESCE(u."name", '') AS "userName",
			floor(extract(epoch FROM s."at") * 1000)::float8 AS "at"
		FROM "DraftStep" s LEFT JOIN "User" u ON u."id" = s."userId"
		WHERE s."documentId" = r."documentId" AND s."version" > ${since} ORDER BY s."version" LIMIT ${MAX_STEPS_READ}
	) s), '[]')`;

const NO_STEPS = Prisma.sql`'[]'::json`;

const takenOf = (stepIds: readonly string[]) => Prisma.sql`ARRAY(SELECT "stepId"::text FROM "DraftStep"
	WHERE "documentId" = r."documentId" AND "stepId" = ANY (${stepIds}::uuid[]))`;

/**
 * The draft of a locked document; null for one that was never put together here.
 *
 * @param asked which steps are asked for besides; null: none
 */
export async function findDraft(
	tx: Tx,
	{ id: documentId, status }: LockedDocument,
	asked: { since: number; stepIds: string[] } | null,
): Promise<StoredDraft | null> {
	const rows = await tx.$queryRaw<StoredDraft[]>`
		SELECT r."version", r."state", r."discardAt" IS NOT NULL AS "isSent",
			${asked ? stepsAfter(asked.since) : NO_STEPS} AS "steps",
			${takenOf(asked?.stepIds ?? [])} AS "takenIds"
		FROM "Draft" r WHERE r."documentId" = ${documentId}::uuid`;
	return rows[0] && !isFormer(status, rows[0].isSent) ? readDraft(rows[0]) : null;
}

/**
 * The same, of which only some things are read: what a step names is little, and a draft of 500 fields is more than
 * half a megabyte.
 *
 * @returns null for what has to be read as a whole: a draft that is large or there is none
 */
export async function findDraftPart(
	tx: Tx,
	{ id: documentId, status }: LockedDocument,
	asked: { since: number; stepIds: string[] },
	{ files, fields }: NamedThings,
): Promise<StoredDraft | null> {
	if (status !== "Draft") return null;
	const some = (collection: "files" | "fields", ids: readonly string[]) => Prisma.sql`COALESCE((
		SELECT jsonb_object_agg(k."id", p.${Prisma.raw(`"${collection}"`)} -> k."id") FROM unnest(${ids}::text[]) AS k ("id")
		WHERE jsonb_exists(p.${Prisma.raw(`"${collection}"`)}, k."id")), '{}')`;
	// OFFSET 0: the columns of "p" are unpacked once, and not wherever they are named.
	const rows = await tx.$queryRaw<StoredDraft[]>`
		SELECT r."version", r."discardAt" IS NOT NULL AS "isSent",
			jsonb_build_object('document', p."document", 'recipients', p."recipients",
				'files', ${some("files", files)}, 'fields', ${some("fields", fields)}) AS "state",
			${stepsAfter(asked.since)} AS "steps", ${takenOf(asked.stepIds)} AS "takenIds"
		FROM "Draft" r CROSS JOIN LATERAL (SELECT r."state" -> 'document' AS "document", r."state" -> 'recipients' AS "recipients",
			r."state" -> 'files' AS "files", r."state" -> 'fields' AS "fields" OFFSET 0) p
		WHERE r."documentId" = ${documentId}::uuid AND pg_column_size(p."document") + pg_column_size(p."recipients")
			+ pg_column_size(p."files") + pg_column_size(p."fields") <= ${SMALL}`;
	return rows[0] && !isFormer(status, rows[0].isSent) ? readDraft(rows[0]) : null;
}

/** A document that was sent to wait for its time, and is a draft again: its rows know better by now. */
function isFormer(status: LockedDocument["status"], isSent: boolean | null): boolean {
	return status === "Draft" && isSent === true;
}

/** What a draft is read with that nobody changes: where its document stands. */
export type DraftInScope = Pick<LockedDocument, "id" | "status" | "deletedAt" | "isSandbox"> & {
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
	const rows = await db().$queryRaw<(Omit<DraftInScope, "draft"> & Nullable<StoredDraft>)[]>`
		SELECT d."id", d."status"::text AS "status", d."deletedAt", d."isSandbox", r."version", r."state", r."discardAt" IS NOT NULL AS "isSent", ${since === null ? NO_STEPS : stepsAfter(since)} AS "steps",
			ARRAY[]::text[] AS "takenIds"
		FROM "Document" d LEFT JOIN "Draft" r ON r."documentId" = d."id"
		WHERE d."id" = ${documentId}::uuid AND d."accountId" = ${accountId}::uuid
			AND (${isSandbox}::boolean IS NULL OR d."isSandbox" = ${isSandbox}::boolean)
			AND (${teamId}::uuid IS NULL OR d."teamId" = ${teamId}::uuid)
			AND (${senderId}::uuid IS NULL OR d."senderId" = ${senderId}::uuid)`;
	if (!rows[0]) return null;
	const { version, state, isSent, steps, takenIds, ...document } = rows[0];
	const isThere = version !== null && state !== null && !isFormer(document.status, isSent);
	return {
		...document,
		draft: isThere
			? readDraft({ version, state, isSent: isSent ?? false, steps: steps ?? [], takenIds: takenIds ?? [] })
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

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

function readDraft(row: StoredDraft): StoredDraft {
	const steps = row.steps.map((step) => readJson("DraftStep", step));
	return { ...row, ...readJson("Draft", { state: row.state }), steps };
}

/**
 * Makes the document of a draft.
 *
 * @returns null when there is or was a document with its id, whosever it is
 */
export async function insertDraftDocument(
	tx: Tx,
	document: Unscoped<"own account", Omit<Prisma.DocumentUncheckedCreateInput, "id"> & { id: string }>,
): Promise<LockedDocument | null> {
	const rows = await tx.$queryRaw<LockedDocument[]>`
		${insertRows("Document", [document])}
		WHERE NOT EXISTS (SELECT 1 FROM "Tombstone" WHERE "documentId" = ${document.id}::uuid)
		ON CONFLICT ("id") DO NOTHING RETURNING ${LOCKED_COLUMNS}`;
	return rows[0] ? readJson("Document", rows[0]) : null;
}

/** Whether there is or was a document with an id, whosever it is. */
export async function isDocumentIdTaken(documentId: Unscoped<"installation", string>): Promise<boolean> {
	const [row] = await db().$queryRaw<unknown[]>`
		SELECT 1 FROM "Document" WHERE "id" = ${documentId}::uuid
		UNION ALL SELECT 1 FROM "Tombstone" WHERE "documentId" = ${documentId}::uuid`;
	return row !== undefined;
}

/** What a draft's document says of it in lists. */
export type DraftRow = Pick<Prisma.DocumentUncheckedCreateInput, "title" | "searchText" | "brandId"> & {
	labels: string[];
};

/**
 * Writes a draft as it has become, and the steps that made it so.
 *
 * @param change.state the whole of it as JSON; or what of it changes, where there is a draft already
 * @param change.row what changes in lists; null: nothing, and no index of them is touched
 */
export async function saveDraft(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	change: { version: number; state: string | readonly DraftEdit[]; steps: NewStep[]; row: DraftRow | null; at: Date },
): Promise<void> {
	const { version, state, at } = change;
	const steps = change.steps.map(({ id: stepId, ...step }) => ({ ...step, documentId, stepId, at }));
	const parts = [
		...(steps.length > 0 ? [Prisma.sql`steps AS (${insertRows("DraftStep", steps)})`] : []),
		...(change.row
			? [
					Prisma.sql`listed AS (UPDATE "Document" SET ${setValues("Document", { ...change.row, activityAt: at })}
						WHERE "id" = ${documentId}::uuid)`,
				]
			: []),
	];
	await tx.$executeRaw`
		${parts.length > 0 ? Prisma.sql`WITH ${Prisma.join(parts)}` : Prisma.empty}
		${typeof state === "string" ? wholeDraft({ documentId, version, state, at }) : editedDraft({ documentId, version, edits: state, at })}`;
	const oldest = version - MAX_STEPS_KEPT;
	// Now and then is often enough for a limit of that size.
	if (oldest > 0 && version % 100 < steps.length) {
		await tx.draftStep.deleteMany({ where: { documentId, version: { lte: oldest } } });
	}
}

type Written = { documentId: string; version: number; at: Date };

const wholeDraft = ({ documentId, version, state, at }: Written & { state: string }) => Prisma.sql`
	INSERT INTO "Draft" ("documentId", "version", "state", "updatedAt")
	VALUES (${documentId}::uuid, ${version}, ${state}::jsonb, ${at})
	ON CONFLICT ("documentId") DO UPDATE
	SET "version" = excluded."version", "state" = excluded."state", "updatedAt" = excluded."updatedAt", "discardAt" = NULL`;

const editedDraft = ({ documentId, version, edits, at }: Written & { edits: readonly DraftEdit[] }) => Prisma.sql`
	UPDATE "Draft" SET "version" = ${version}, "updatedAt" = ${at}, "discardAt" = NULL,
		"state" = ${edits.reduce(edited, Prisma.sql`"state"`)}
	WHERE "documentId" = ${documentId}::uuid`;

function edited(state: Prisma.Sql, { path, value }: DraftEdit): Prisma.Sql {
	return value === null
		? Prisma.sql`${state} #- ${path}::text[]`
		: Prisma.sql`jsonb_set(${state}, ${path}::text[], ${JSON.stringify(value)}::jsonb)`;
}

/** A document is a draft from now on: its signers, fields and copies are in its state. Whoever had it before gets it whole. */
export async function replaceRowsByDraft(tx: Tx, document: LockedDocument, state: string, at: Date): Promise<void> {
	const { id: documentId } = document;
	await tx.signer.deleteMany({ where: { documentId } });
	await tx.carbonCopy.deleteMany({ where: { documentId } });
	await tx.draftStep.deleteMany({ where: { documentId } });
	// Which fields took the place of something in a file is not known any more: the file stays as it was sent.
	await tx.documentFile.updateMany({
		where: { documentId, leftOut: { isEmpty: false } },
		data: { leftOut: [], found: [] },
	});
	const former = await tx.draft.findUnique({ where: { documentId }, select: { version: true } });
	await saveDraft(tx, document, { version: (former?.version ?? 0) + 1, state, steps: [], row: null, at });
}

/** A draft was sent: it stays for a while, so that a Send whose answer was lost can be told apart from another one. */
export async function setDraftSent(tx: Tx, { id: documentId }: LockedDocument, discardAt: Date): Promise<void> {
	await tx.$executeRaw`UPDATE "Draft" SET "discardAt" = ${discardAt} WHERE "documentId" = ${documentId}::uuid`;
}

/** What happened to a document last that made it a draft no more, and who did it. */
export async function findEnding(documentId: Unscoped<"locked", string>, tx: Tx = db()) {
	const type = { in: ["DocumentSent", "DocumentScheduled", "DocumentDeleted", "DocumentRevoked"] };
	return tx.auditEvent.findFirst({
		where: { documentId, type },
		orderBy: { seq: "desc" },
		select: { actorName: true, at: true },
	});
}
