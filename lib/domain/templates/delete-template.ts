import { env } from "#lib/config/env.ts";
import { deleteTemplateRow, trashTemplate } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { TRASH_DAYS } from "./library-limits.ts";
import { noteTemplateEvent } from "./note-template-event.ts";
import { type NamedTemplate, requireLockedTemplate } from "./require-template.ts";

/**
 * Moves a template to the trash, or deletes it at once. Documents made from it stay.
 *
 * @throws AppError NotFound, for one that is only shared with the caller as well
 */
export const deleteTemplate = defineVerb(
	{ permission: "templates.delete" },
	async (context: GrantedContext, input: NamedTemplate & { deletePermanently: boolean }): Promise<void> => {
		await inTransaction(async (tx) => {
			const template = await requireLockedTemplate(tx, context, input, null);
			if (input.deletePermanently) {
				await noteTemplateEvent(tx, context, template, { type: "TemplateDeleted", data: {} });
				return deleteTemplateRow(tx, template);
			}
			const deletedAt = context.now();
			const purgeAt = new Date(deletedAt.getTime() + TRASH_DAYS * env().dayMs);
			await trashTemplate(tx, template, { deletedAt, purgeAt });
		});
	},
);
