import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";
import type { Unscoped } from "#lib/db/unscoped.ts";
import type { ExportBatch } from "../exports/exported-rows.ts";
import type { LockedUser } from "../users/account-users.ts";
import type { LockedTemplate } from "./templates.ts";

/** Templates belong to the team of their owner. */
export async function moveTemplatesToTeam(
	tx: Tx,
	{ accountId, id: ownerId }: LockedUser,
	teamId: string,
): Promise<void> {
	await tx.template.updateMany({ where: { accountId, ownerId }, data: { teamId } });
}

/** Gives all templates of a person to another one. @returns how many */
export async function giveTemplates(tx: Tx, { accountId, id: ownerId }: LockedUser, to: LockedUser): Promise<number> {
	const data = { ownerId: to.id, teamId: to.teamId };
	return (await tx.template.updateMany({ where: { accountId, ownerId }, data })).count;
}

/** Gives one template to another person, and to their team. */
export async function setTemplateOwner(
	tx: Tx,
	{ id }: LockedTemplate,
	owner: { ownerId: string; teamId: string },
): Promise<void> {
	await tx.template.update({ where: { id }, data: owner, select: { id: true } });
}

/** Deletes the templates whose time in the trash is over. */
export async function purgeTemplates(now: Unscoped<"installation", Date>, limit: number): Promise<void> {
	await db().$executeRaw`
		DELETE FROM "Template" WHERE "id" IN (
			SELECT "id" FROM "Template" WHERE "purgeAt" <= ${now} ORDER BY "purgeAt" LIMIT ${limit})`;
}

/** Templates by their ids, with their current version, the changes that aren’t saved, and their files. */
export async function listExportedTemplates(accountId: string, { after, take, until }: ExportBatch) {
	const rows = await db().template.findMany({
		where: { accountId, createdAt: { lte: until }, ...(after === null ? {} : { id: { gt: after } }) },
		orderBy: { id: "asc" },
		take,
		include: {
			files: { orderBy: { position: "asc" } },
			shares: true,
			draft: { select: { state: true, updatedAt: true } },
		},
	});
	const current = rows.map(({ id: templateId, version }) => ({ templateId, version }));
	const versions = rows.length > 0 ? await db().templateVersion.findMany({ where: { OR: current } }) : [];
	return rows.map(({ files, draft, ...row }) => {
		const version = versions.find(({ templateId }) => templateId === row.id);
		return {
			...row,
			files,
			current: version ? readJson("TemplateVersion", version) : null,
			unsavedChanges: draft && readJson("Draft", draft),
		};
	});
}
