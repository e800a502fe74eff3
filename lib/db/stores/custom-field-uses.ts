import { db, type Tx } from "#lib/db/client.ts";
import type { LockedCustomField } from "./custom-fields.ts";
import type { LockedDocument } from "./documents.ts";

/** More are not counted one by one. */
export const MAX_COUNTED_USES = 1_000;

/** Notes which custom fields a document that lies on the desk has fields of. */
export async function noteCustomFieldUses(tx: Tx, { id: documentId }: LockedDocument): Promise<void> {
	await tx.$executeRaw`
		WITH used AS (
			SELECT DISTINCT CASE WHEN f."id" ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN f."id"::uuid END AS "id"
			FROM "Draft" d CROSS JOIN LATERAL (
				SELECT v #>> '{}' AS "id" FROM jsonb_path_query(d."state", '$.fields.*.customFieldId') AS v
			) f
			WHERE d."documentId" = ${documentId}::uuid
		), gone AS (
			DELETE FROM "CustomFieldUse" u WHERE u."documentId" = ${documentId}::uuid
				AND NOT EXISTS (SELECT 1 FROM used WHERE used."id" = u."customFieldId")
		)
		INSERT INTO "CustomFieldUse" ("customFieldId", "documentId")
		SELECT "id", ${documentId}::uuid FROM used WHERE "id" IS NOT NULL
		ON CONFLICT DO NOTHING`;
}

/** How many documents and drafts of the account have fields of a custom field; of each at most MAX_COUNTED_USES are counted. */
export async function countCustomFieldUses(
	accountId: string,
	customFieldId: string,
): Promise<{ documents: number; drafts: number }> {
	const [row] = await db().$queryRaw<{ documents: number; drafts: number }[]>`
		SELECT count(*) FILTER (WHERE "status" <> 'Draft')::int AS "documents",
			count(*) FILTER (WHERE "status" = 'Draft')::int AS "drafts"
		FROM (
			SELECT d."status" FROM "CustomFieldUse" u JOIN "Document" d ON d."id" = u."documentId"
			WHERE u."customFieldId" = ${customFieldId}::uuid AND d."accountId" = ${accountId}::uuid AND d."deletedAt" IS NULL
			LIMIT ${MAX_COUNTED_USES}
		) found`;
	return row ?? { documents: 0, drafts: 0 };
}

/** Whether a live document or draft has fields of a custom field. */
export async function isCustomFieldUsedLive(tx: Tx, { id }: LockedCustomField): Promise<boolean> {
	const [found] = await tx.$queryRaw<{ isUsed: boolean }[]>`
		SELECT EXISTS (
			SELECT 1 FROM "CustomFieldUse" u JOIN "Document" d ON d."id" = u."documentId"
			WHERE u."customFieldId" = ${id}::uuid AND NOT d."isSandbox") AS "isUsed"`;
	return found?.isUsed ?? false;
}
