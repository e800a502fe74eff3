import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { LockedDocument } from "../documents/documents.ts";

/** A correction of a sent document as it begins: the document as it stands, to be changed beside it. */
type BegunCorrection = {
	/** DraftState as JSON. */
	state: string;
	userId: string;
	at: Date;
	/** When it goes if nobody touches it. */
	discardAt: Date;
};

/** Opens the correction of a sent document. What was left of its draft, or of a former correction, makes room. */
export async function openCorrection(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	{ state, userId, at, discardAt }: BegunCorrection,
): Promise<void> {
	await tx.draftStep.deleteMany({ where: { draft: { documentId } } });
	await tx.$executeRaw`
		WITH marked AS (UPDATE "Document" SET "correctedSince" = ${at} WHERE "id" = ${documentId}::uuid)
		INSERT INTO "Draft" ("id", "documentId", "version", "state", "base", "correctedById", "updatedAt", "discardAt")
		VALUES (gen_random_uuid(), ${documentId}::uuid, 1, ${state}::jsonb, ${state}::jsonb, ${userId}::uuid, ${at}, ${discardAt})
		ON CONFLICT ("documentId") DO UPDATE
		SET "version" = "Draft"."version" + 1, "state" = excluded."state", "base" = excluded."base",
			"correctedById" = excluded."correctedById", "correctionEnd" = NULL, "updatedAt" = excluded."updatedAt",
			"discardAt" = excluded."discardAt"`;
}

/**
 * Ends the correction of a document. Its row stays for a while, so that whoever has it open can be told what became of
 * it, and an Apply whose answer was lost from another one.
 */
export async function closeCorrection(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	end: "Applied" | "Discarded",
	discardAt: Date,
): Promise<void> {
	await tx.$executeRaw`
		WITH marked AS (UPDATE "Document" SET "correctedSince" = NULL WHERE "id" = ${documentId}::uuid),
			steps AS (DELETE FROM "DraftStep" s USING "Draft" r WHERE s."draftId" = r."id" AND r."documentId" = ${documentId}::uuid)
		UPDATE "Draft" SET "base" = NULL, "correctionEnd" = ${end}::"CorrectionEnd", "discardAt" = ${discardAt},
			"state" = CASE WHEN ${end} = 'Discarded' THEN COALESCE("base", "state") ELSE "state" END
		WHERE "documentId" = ${documentId}::uuid`;
}

/** What decides what of a sent document can still be corrected: who has signed, who was asked. */
export type CorrectedSigner = {
	id: string;
	name: string;
	groupKey: string | null;
	status: string;
	isAsked: boolean;
};

/** The people of a document that is being corrected, and who does it. */
export async function findCorrectedSigners(
	documentId: Unscoped<"locked", string>,
	tx: Tx = db(),
): Promise<CorrectedSigner[]> {
	return tx.$queryRaw<CorrectedSigner[]>`
		SELECT "id"::text AS "id", COALESCE("groupName", "name") AS "name", "groupKey"::text AS "groupKey",
			"status"::text AS "status", "activatedAt" IS NOT NULL AS "isAsked"
		FROM "Signer" WHERE "documentId" = ${documentId}::uuid ORDER BY "position"`;
}

/** Who began the correction of a document, by name; empty: nobody knows. */
export async function findCorrector(documentId: Unscoped<"locked", string>): Promise<string> {
	const rows = await db().$queryRaw<{ name: string }[]>`
		SELECT u."name" FROM "Draft" r JOIN "User" u ON u."id" = r."correctedById" WHERE r."documentId" = ${documentId}::uuid`;
	return rows[0]?.name ?? "";
}

/**
 * What became of the correction of a document that is not open any more; null: there was none. One that is neither
 * applied nor discarded has ended with its document.
 */
export async function findCorrectionEnd(
	documentId: Unscoped<"locked", string>,
	tx: Tx = db(),
): Promise<"Applied" | "Discarded" | "Ended" | null> {
	const draft = await tx.draft.findUnique({
		where: { documentId },
		select: { correctedById: true, correctionEnd: true },
	});
	return draft?.correctedById ? (draft.correctionEnd ?? "Ended") : null;
}

/** A correction is one of the document as it is by now. @param base DraftState as JSON */
export async function rebaseCorrection(tx: Tx, { id: documentId }: LockedDocument, base: string): Promise<void> {
	await tx.$executeRaw`UPDATE "Draft" SET "base" = ${base}::jsonb WHERE "documentId" = ${documentId}::uuid`;
}

/** Corrections that nobody has touched for their time, or that have ended with their documents, the longest ago first. */
export async function listStaleCorrections(
	tx: Tx,
	now: Unscoped<"installation", Date>,
	limit: number,
): Promise<{ documentId: string }[]> {
	return tx.$queryRaw<{ documentId: string }[]>`
		SELECT "documentId"::text AS "documentId" FROM "Draft"
		WHERE "discardAt" < ${now} AND "base" IS NOT NULL ORDER BY "discardAt" LIMIT ${limit}`;
}

/** Who began the open correction of a locked document, if nobody has touched it for its time; null: somebody has. */
export async function findStaleCorrection(
	tx: Tx,
	{ id: documentId }: LockedDocument,
	now: Date,
): Promise<{ correctedById: string | null } | null> {
	const rows = await tx.$queryRaw<{ correctedById: string | null }[]>`
		SELECT "correctedById"::text AS "correctedById" FROM "Draft"
		WHERE "documentId" = ${documentId}::uuid AND "discardAt" < ${now} AND "base" IS NOT NULL`;
	return rows[0] ?? null;
}
