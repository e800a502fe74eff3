import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import { IS_SAVED } from "../drafts/draft-files.ts";
import type { DraftSubject } from "../drafts/draft-subject.ts";
import { findDraft, type StoredDraft } from "../drafts/drafts.ts";
import {
	findTemplateRow,
	type LockedTemplate,
	type StoredTemplate,
	type TemplateScope,
	type TemplateVersionRow,
} from "./templates.ts";

/** A template in the scope that is to be edited, locked until the transaction ends. Its version isn’t read. */
export type LockedTemplateRow = Extract<DraftSubject, { ownerId: string }> & Pick<StoredTemplate, "version">;

/** A template in the scope that isn’t in the trash, locked. */
export async function lockTemplateRow(tx: Tx, scope: TemplateScope, id: string): Promise<LockedTemplateRow | null> {
	const locked = await tx.$queryRaw<unknown[]>`
		SELECT 1 FROM "Template" WHERE "id" = ${id}::uuid AND "accountId" = ${scope.accountId}::uuid FOR NO KEY UPDATE`;
	// One that was inserted since then isn’t locked.
	if (locked.length === 0) return null;
	return (await findTemplateRow(scope, id, tx)) as LockedTemplateRow | null;
}

/** Whether there is a template with an id, whosever it is. */
export async function isTemplateIdTaken(tx: Tx, id: Unscoped<"installation", string>): Promise<boolean> {
	return (await tx.template.count({ where: { id } })) > 0;
}

/** A version of a template; null: there is none any more. */
export async function findTemplateVersion(
	tx: Tx,
	{ id: templateId }: Unscoped<"locked", { id: string }>,
	version: number,
): Promise<TemplateVersionRow | null> {
	const row = await tx.templateVersion.findUnique({ where: { templateId_version: { templateId, version } } });
	return row && readJson("TemplateVersion", row);
}

/**
 * The draft of a template that the caller has read; null: it isn’t being edited.
 *
 * @param since the version after which steps are asked for; null: none are
 */
export async function findTemplateDraft(
	template: Unscoped<"locked", Pick<StoredTemplate, "id" | "accountId" | "ownerId" | "status">>,
	since: number | null,
): Promise<StoredDraft | null> {
	return findDraft(db(), template as DraftSubject, since === null ? null : { since, stepIds: [] });
}

/** When a template’s draft was changed last, and the version that it began from; null: there is none. */
export async function findUnsavedChanges(templateId: Unscoped<"locked", string>) {
	return db().draft.findUnique({ where: { templateId }, select: { updatedAt: true } });
}

/** The draft of a template ends, with the files that no version has. */
export async function deleteTemplateDraft(tx: Tx, { id: templateId }: LockedTemplate): Promise<void> {
	await tx.draft.deleteMany({ where: { templateId } });
	await tx.$executeRaw`
		DELETE FROM "TemplateFile" f WHERE f."templateId" = ${templateId}::uuid AND NOT ${IS_SAVED}`;
}

/**
 * A file of a template in the scope by its id, whichever version or draft has it. One that a version has stays as it is.
 */
export async function findTemplateFile(scope: TemplateScope, templateId: string, fileId: string) {
	const template = await findTemplateRow(scope, templateId);
	const file = template && (await db().templateFile.findUnique({ where: { id: fileId, templateId } }));
	if (!template || !file) return null;
	const [row] = await db().$queryRaw<{ isSaved: boolean; isCurrent: boolean }[]>`
		SELECT ${IS_SAVED} AS "isSaved", EXISTS (
			SELECT 1 FROM "TemplateVersion" v
			WHERE v."templateId" = f."templateId" AND v."version" = ${template.version}
				AND jsonb_exists(v."state"->'files', f."id"::text)) AS "isCurrent"
		FROM "TemplateFile" f WHERE f."id" = ${fileId}::uuid`;
	const { isSaved = false, isCurrent = false } = row ?? {};
	return { template, file: readJson("TemplateFile", file), isSaved, isCurrent };
}
