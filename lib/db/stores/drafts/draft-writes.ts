import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertRows } from "#lib/db/insert-rows.ts";
import { readJson } from "#lib/db/json-columns.ts";
import { Prisma } from "#lib/db/prisma.ts";
import { setValues } from "#lib/db/set-values.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DraftStep } from "#lib/draft/draft-step.ts";
import { NOTHING_FOUND } from "#lib/draft/found-place.ts";
import { noteCustomFieldUses } from "../custom-fields/custom-field-uses.ts";
import { LOCKED_COLUMNS, type LockedDocument } from "../documents/documents.ts";
import { type DraftSubject, draftOf, isOfTemplate } from "./draft-subject.ts";

/** What becomes of a part of a draft: where it is in DraftState, and its value; null: it goes. */
export type DraftEdit = { path: readonly string[]; value: object | null };

/** A step as it is written down. */
export type NewStep = DraftStep & { version: number; userId: string | null; clientId: string };

/** A draft's log is no longer than that, however busy a day is. */
const MAX_STEPS_KEPT = 5_000;

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

/** What lists know of a draft: columns of its document or template. */
export type DraftRow = Pick<Prisma.DocumentUncheckedCreateInput, "title" | "searchText" | "brandId"> & {
	labels: string[];
};

/**
 * Writes a draft as it has become, and the steps that made it so.
 *
 * @param change.id of the draft, a new one where it begins
 * @param change.templateVersion version of the template that it begins from; left out: it is a document’s, or has begun
 * @param change.state the whole of it as JSON; or what of it changes, where there is a draft already
 * @param change.row what changes in lists; null: nothing, and no index of them is touched
 * @param change.discardAt when it goes if nobody touches it any more; null: it stays
 */
export async function saveDraft(
	tx: Tx,
	subject: DraftSubject,
	change: {
		id: string;
		templateVersion?: number | null;
		version: number;
		state: string | readonly DraftEdit[];
		steps: NewStep[];
		row: DraftRow | null;
		at: Date;
		discardAt: Date | null;
	},
): Promise<void> {
	const { id: draftId, version, state, at, discardAt, templateVersion = null } = change;
	const table = isOfTemplate(subject) ? "Template" : "Document";
	const steps = change.steps.map(({ id: stepId, ...step }) => ({ ...step, draftId, stepId, at }));
	const parts = [
		...(steps.length > 0 ? [Prisma.sql`steps AS (${insertRows("DraftStep", steps)})`] : []),
		...(change.row
			? [
					Prisma.sql`listed AS (UPDATE ${Prisma.raw(`"${table}"`)} SET ${setValues(table, { ...change.row, activityAt: at })}
						WHERE "id" = ${subject.id}::uuid)`,
				]
			: []),
	];
	await tx.$executeRaw`
		${parts.length > 0 ? Prisma.sql`WITH ${Prisma.join(parts)}` : Prisma.empty}
		${typeof state === "string" ? wholeDraft(subject, { draftId, templateVersion, version, state, at, discardAt }) : editedDraft({ draftId, version, edits: state, at, discardAt })}`;
	if (!isOfTemplate(subject) && (change.steps.length === 0 || change.steps.some(touchesCustomFields))) {
		await noteCustomFieldUses(tx, subject);
	}
	const oldest = version - MAX_STEPS_KEPT;
	// Now and then is often enough for a limit of that size.
	if (oldest > 0 && version % 100 < steps.length) {
		await tx.draftStep.deleteMany({ where: { draftId, version: { lte: oldest } } });
	}
}

/** Whether fields come, go or change that were made from custom fields. */
function touchesCustomFields({ operations }: DraftStep): boolean {
	return operations.some((operation) => {
		if (operation.in !== "fields") return false;
		if (operation.kind === "patch") return "customFieldId" in operation.set;
		return (operation.kind === "add" ? operation.value : operation.was).customFieldId !== null;
	});
}

type Written = { draftId: string; version: number; at: Date; discardAt: Date | null };

function wholeDraft(subject: DraftSubject, draft: Written & { state: string; templateVersion: number | null }) {
	const { column, id } = draftOf(subject);
	const { draftId, templateVersion, version, state, at, discardAt } = draft;
	return Prisma.sql`
	INSERT INTO "Draft" ("id", ${Prisma.raw(`"${column}"`)}, "templateVersion", "version", "state", "updatedAt", "discardAt")
	VALUES (${draftId}::uuid, ${id}::uuid, ${templateVersion}, ${version}, ${state}::jsonb, ${at}, ${discardAt})
	ON CONFLICT ("id") DO UPDATE
	SET "version" = excluded."version", "state" = excluded."state", "updatedAt" = excluded."updatedAt", "discardAt" = excluded."discardAt"`;
}

const editedDraft = ({
	draftId,
	version,
	edits,
	at,
	discardAt,
}: Written & { edits: readonly DraftEdit[] }) => Prisma.sql`
	UPDATE "Draft" SET "version" = ${version}, "updatedAt" = ${at}, "discardAt" = ${discardAt},
		"state" = ${edits.reduce(edited, Prisma.sql`"state"`)}
	WHERE "id" = ${draftId}::uuid`;

function edited(state: Prisma.Sql, { path, value }: DraftEdit): Prisma.Sql {
	return value === null
		? Prisma.sql`${state} #- ${path}::text[]`
		: Prisma.sql`jsonb_set(${state}, ${path}::text[], ${JSON.stringify(value)}::jsonb)`;
}

/** A document is a draft from now on: its signers, fields and copies are in its state. Whoever had it before gets it whole. */
export async function replaceRowsByDraft(tx: Tx, document: LockedDocument, state: string, at: Date): Promise<void> {
	const { id: documentId } = document;
	// Their codes were told to them already.
	await tx.$executeRaw`
		INSERT INTO "DraftAccessCode" ("documentId", "recipientId", "hash")
		SELECT "documentId", "id", "accessCodeHash" FROM "Signer"
		WHERE "documentId" = ${documentId}::uuid AND "accessCodeHash" IS NOT NULL`;
	await tx.signer.deleteMany({ where: { documentId } });
	await tx.carbonCopy.deleteMany({ where: { documentId } });
	await tx.draftStep.deleteMany({ where: { draft: { documentId } } });
	// Which fields took the place of something in a file is not known any more: the file stays as it was sent.
	await tx.documentFile.updateMany({
		where: { documentId, leftOut: { isEmpty: false } },
		data: { leftOut: [], found: NOTHING_FOUND },
	});
	const former = await tx.draft.findUnique({ where: { documentId }, select: { id: true, version: true } });
	await saveDraft(tx, document, {
		id: former?.id ?? randomUUID(),
		version: (former?.version ?? 0) + 1,
		state,
		steps: [],
		row: null,
		at,
		discardAt: null,
	});
}

/** A draft was sent: it stays for a while, so that a Send whose answer was lost can be told apart from another one. */
export async function setDraftSent(tx: Tx, { id: documentId }: LockedDocument, discardAt: Date): Promise<void> {
	await tx.$executeRaw`UPDATE "Draft" SET "discardAt" = ${discardAt} WHERE "documentId" = ${documentId}::uuid`;
	// Whoever signs has them by now.
	await tx.draftAccessCode.deleteMany({ where: { documentId } });
}
