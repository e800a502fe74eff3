import { db, type Tx } from "#lib/db/client.ts";
import { readJson } from "#lib/db/json-columns.ts";

/**
 * Versions of a template that were saved, the newest first. What a new one holds until then has the number 0.
 *
 * @param page.before only those with a lower number
 */
export async function listTemplateVersionRows(
	accountId: string,
	templateId: string,
	{ before, take }: { before: number | null; take: number },
) {
	const rows = await db().templateVersion.findMany({
		where: { templateId, template: { accountId }, version: { gt: 0, ...(before === null ? {} : { lt: before }) } },
		orderBy: { version: "desc" },
		take,
	});
	return rows.map((row) => readJson("TemplateVersion", row));
}

/** A version of a template, while it is kept. */
export async function findTemplateVersion(accountId: string, templateId: string, version: number, tx: Tx = db()) {
	const row = await tx.templateVersion.findFirst({ where: { templateId, version, template: { accountId } } });
	return row && readJson("TemplateVersion", row);
}

/** Records that no picture of a page (1-based in the file) can be drawn. */
export async function addUndrawnTemplatePage(accountId: string, fileId: string, page: number): Promise<void> {
	await db().$executeRaw`
		UPDATE "TemplateFile" f SET "undrawnPages" = array_append(f."undrawnPages", ${page}::int) FROM "Template" t
		WHERE f."id" = ${fileId}::uuid AND t."id" = f."templateId" AND t."accountId" = ${accountId}::uuid
			AND NOT ${page}::int = ANY(f."undrawnPages")`;
}
