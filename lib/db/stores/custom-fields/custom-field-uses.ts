import { db, type Tx } from "#lib/db/client.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { DocumentScope, LockedDocument } from "../documents/documents.ts";
import type { LockedCustomField } from "./custom-fields.ts";

/** More are not counted one by one. */
export const MAX_COUNTED_USES = 1_000;

/** Notes which custom fields a document that lies on the desk has fields of. */
export async function noteCustomFieldUses(
	tx: Tx,
	{ id: documentId }: Unscoped<"locked", Pick<LockedDocument, "id">>,
): Promise<void> {
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

type CustomFieldUseRows = {
	documents: number;
	drafts: number;
	/** Of those that were counted and are in the scope, the last active first. */
	latest: { id: string; title: string; status: string }[];
};

/**
 * Which documents and drafts of the account have fields of a custom field: at most MAX_COUNTED_USES are counted and looked
 * through, whoever may see them.
 *
 * @param scope whose documents may be named
 * @param most so many are named
 */
export async function findCustomFieldUses(
	{ accountId, isSandbox, teamId, senderId }: DocumentScope,
	customFieldId: string,
	most: number,
): Promise<CustomFieldUseRows> {
	const rows = await db().$queryRaw<CustomFieldUseRows[]>`
		WITH used AS (
			SELECT d."id", d."title", d."status", d."activityAt", d."isSandbox", d."teamId", d."senderId"
			FROM "CustomFieldUse" u JOIN "Document" d ON d."id" = u."documentId"
			WHERE u."customFieldId" = ${customFieldId}::uuid AND d."accountId" = ${accountId}::uuid AND d."deletedAt" IS NULL
			LIMIT ${MAX_COUNTED_USES}
		), latest AS (
			SELECT "id", "title", "status", "activityAt" FROM used
			WHERE (${isSandbox ?? null}::boolean IS NULL OR "isSandbox" = ${isSandbox ?? null}::boolean)
				AND (${teamId ?? null}::uuid IS NULL OR "teamId" = ${teamId ?? null}::uuid)
				AND (${senderId ?? null}::uuid IS NULL OR "senderId" = ${senderId ?? null}::uuid)
			ORDER BY "activityAt" DESC, "id" DESC LIMIT ${most}
		)
		SELECT count(*) FILTER (WHERE "status" <> 'Draft')::int AS "documents",
			count(*) FILTER (WHERE "status" = 'Draft')::int AS "drafts",
			(SELECT coalesce(json_agg(json_build_object('id', "id", 'title', "title", 'status', "status")
				ORDER BY "activityAt" DESC, "id" DESC), '[]'::json) FROM latest) AS "latest"
		FROM used`;
	return rows[0] ?? { documents: 0, drafts: 0, latest: [] };
}

/** Whether a live document or draft has fields of a custom field. */
export async function isCustomFieldUsedLive(tx: Tx, { id }: LockedCustomField): Promise<boolean> {
	const [found] = await tx.$queryRaw<{ isUsed: boolean }[]>`
		SELECT EXISTS (
			SELECT 1 FROM "CustomFieldUse" u JOIN "Document" d ON d."id" = u."documentId"
			WHERE u."customFieldId" = ${id}::uuid AND NOT d."isSandbox") AS "isUsed"`;
	return found?.isUsed ?? false;
}
