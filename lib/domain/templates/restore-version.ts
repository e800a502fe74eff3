import { findTemplateVersion } from "#lib/db/stores/templates/template-versions.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteTemplateEvent } from "./note-template-event.ts";
import { requireReady } from "./require-ready.ts";
import { requireLockedTemplate } from "./require-template.ts";
import { saveVersion } from "./save-version.ts";

/**
 * Makes an earlier version of a template its newest one. Labels of the template stay as they are.
 *
 * @returns the number of the new version
 * @throws AppError NotFound, for a version that isn’t kept as well; Conflict for the current one
 */
export const restoreTemplateVersion = defineVerb(
	{ permission: "templates.change" },
	async (
		context: GrantedContext,
		{ templateId, version }: { templateId: string; version: number },
	): Promise<{ version: number }> =>
		inTransaction(async (tx) => {
			const template = await requireLockedTemplate(tx, context, { templateId }, "Edit");
			requireReady(template);
			if (template.version === version) throw refusal("Conflict", said("templateVersionCurrent"));
			const found = await findTemplateVersion(template.accountId, template.id, version, tx);
			if (!found) throw notFound("template");
			const { state, terms } = found;
			await saveVersion(tx, context, template, { state, terms, templateLabels: template.templateLabels });
			const data = { restoredVersion: version };
			await noteTemplateEvent(tx, context, template, { type: "TemplateVersionRestored", data });
			return { version: template.version + 1 };
		}),
);
