import { randomUUID } from "node:crypto";
import { insertTemplate } from "#lib/db/stores/templates/templates.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { copyState } from "#lib/domain/drafts/copying/copy-state.ts";
import { emitTemplateEvent } from "#lib/domain/notices/emit-template-event.ts";
import { byOrder } from "#lib/draft/order-keys.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { holdNewTemplate } from "./hold-new-template.ts";
import { listedColumns } from "./listed-columns.ts";
import { requireReady } from "./require-ready.ts";
import { requireTemplate } from "./require-template.ts";

/**
 * Makes a template of the caller’s from the current version of another one. It isn’t shared.
 *
 * @param input.nameOf the title of the copy
 * @throws AppError NotFound; Conflict for one that isn’t ready; TooLarge when the account has as many templates as it can
 */
export const duplicateTemplate = defineVerb(
	{ permission: "templates.create" },
	async (
		context: GrantedContext,
		{ templateId, nameOf }: { templateId: string; nameOf: (title: string) => string },
	): Promise<{ templateId: string }> => {
		const source = await requireTemplate(context, { templateId });
		requireReady(source);
		const { accountId, isSandbox, templateLabels, current } = source;
		const { userId: byId, name: byName } = context.principal;
		const { state, fileIds } = copyState(current.state);
		const files = byOrder(current.state.files).flatMap((former, position) => {
			const file = source.files.find(({ id }) => id === former);
			if (!file) return [];
			const { templateId: _, ...row } = file;
			return [{ ...row, id: fileIds.get(former) ?? randomUUID(), position }];
		});
		const terms = { ...current.terms, title: nameOf(current.terms.title) };
		const at = context.now();
		const id = randomUUID();
		await inTransaction(async (tx) => {
			const keys = files.flatMap(({ uploadKey, workingKey }) => [uploadKey, workingKey]);
			const teamId = await holdNewTemplate(tx, context, keys);
			const template = {
				...{ id, accountId, teamId, ownerId: byId, isSandbox },
				...listedColumns(state, terms, templateLabels),
				...{ createdAt: at, activityAt: at },
			};
			await insertTemplate(tx, { template, files }, { state, terms, byId, byName, at });
			await emitTemplateEvent(tx, context, { ...template, templateId: id }, "TemplateCreated");
		});
		return { templateId: id };
	},
);
