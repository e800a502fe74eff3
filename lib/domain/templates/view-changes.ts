import { findTemplateVersion } from "#lib/db/stores/templates/template-versions.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireTemplate } from "./require-template.ts";
import { type VersionChanges, versionChanges } from "./version-changes.ts";

/** People who may only use a template learn about changes of a page that they had open, and not about older versions. */
const SHOWN_FOR_MS = 86_400_000;

/**
 * What changed in a template since the version that someone had open, by names.
 *
 * @returns null when that version was replaced more than a day ago, or isn’t kept
 * @throws AppError NotFound
 */
export const viewTemplateChanges = defineVerb(
	{ permission: "templates.read" },
	async (
		context: GrantedContext,
		{ templateId, version }: { templateId: string; version: number },
	): Promise<VersionChanges | null> => {
		const template = await requireTemplate(context, { templateId });
		const [seen, next] = await Promise.all(
			[version, version + 1].map((one) => findTemplateVersion(template.accountId, template.id, one)),
		);
		if (!seen || !next || context.now().getTime() - next.at.getTime() > SHOWN_FOR_MS) return null;
		return versionChanges(seen, template.current);
	},
);
