import { deleteTemplateRow, lockTrashedTemplate } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateScope } from "#lib/policy/template-scope.ts";
import { noteTemplateEvent } from "./note-template-event.ts";

/**
 * Deletes a template in the trash permanently, without waiting for its 30 days. Documents made from it stay.
 *
 * @throws AppError NotFound, for one that isn’t in the trash as well
 */
export const deleteTrashedTemplate = defineVerb(
	{ permission: "templates.delete" },
	async (context: GrantedContext, { templateId }: { templateId: string }): Promise<void> => {
		const scope = templateScope(context, null);
		await inTransaction(async (tx) => {
			const template = isUuid(templateId) ? await lockTrashedTemplate(tx, scope, templateId) : null;
			if (!template) throw notFound("template");
			await noteTemplateEvent(tx, context, template, { type: "TemplateDeleted", data: {} });
			await deleteTemplateRow(tx, template);
		});
	},
);
