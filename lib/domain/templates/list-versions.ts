import { listTemplateVersionRows } from "#lib/db/stores/templates/template-versions.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireTemplate } from "./require-template.ts";
import { type VersionChanges, versionChanges } from "./version-changes.ts";

const PAGE = 10;

type ListedVersion = {
	version: number;
	at: Date;
	by: string;
	/** Since the version before; null: there is none, or it isn’t kept any more. */
	changes: VersionChanges | null;
};

/**
 * Versions of a template, the newest first, with what each changed.
 *
 * @param input.before only those with a lower number; null: from the current one
 * @throws AppError NotFound, for a template that the caller may only use as well
 */
export const listTemplateVersions = defineVerb(
	{ permission: "templates.change" },
	async (
		context: GrantedContext,
		{ templateId, before }: { templateId: string; before: number | null },
	): Promise<{ versions: ListedVersion[]; hasOlder: boolean }> => {
		const template = await requireTemplate(context, { templateId }, "Edit");
		const rows = await listTemplateVersionRows(template.accountId, template.id, { before, take: PAGE + 1 });
		const versions = rows.slice(0, PAGE).map((row, index) => {
			const earlier = rows[index + 1];
			const { version, at, byName: by } = row;
			return { version, at, by, changes: earlier ? versionChanges(earlier, row) : null };
		});
		return { versions, hasOlder: rows.length > PAGE };
	},
);
