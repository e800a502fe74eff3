import { restoreTemplateRow } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { templateScope } from "#lib/policy/template-scope.ts";

/**
 * Takes a template out of the trash; one that isn’t there stays as it is.
 *
 * @throws AppError NotFound
 */
export const restoreTemplate = defineVerb(
	{ permission: "templates.delete" },
	async (context: GrantedContext, { templateId }: { templateId: string }): Promise<void> => {
		const scope = templateScope(context, null);
		await inTransaction(async (tx) => {
			if (!isUuid(templateId) || !(await restoreTemplateRow(tx, scope, templateId))) throw notFound("template");
		});
	},
);
