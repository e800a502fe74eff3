import { deleteTemplateDraft } from "#lib/db/stores/templates/template-drafts.ts";
import { deleteTemplateRow } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireLockedTemplate } from "../require-template.ts";

/**
 * Discards the changes to a template that weren’t saved, and a template that never was with them. Nothing to discard
 * is no error.
 *
 * @throws AppError NotFound
 */
export const discardEditedTemplate = defineVerb(
	{ permission: "templates.change" },
	async (context: GrantedContext, { templateId }: { templateId: string }): Promise<{ isDeleted: boolean }> =>
		inTransaction(async (tx) => {
			const template = await requireLockedTemplate(tx, context, { templateId }, "Edit");
			const isDeleted = template.status === "Draft";
			// Who may only edit it can’t delete it.
			if (isDeleted) await requireLockedTemplate(tx, context, { templateId }, null);
			await (isDeleted ? deleteTemplateRow : deleteTemplateDraft)(tx, template);
			return { isDeleted };
		}),
);
