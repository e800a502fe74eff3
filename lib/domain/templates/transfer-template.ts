import { setTemplateOwner } from "#lib/db/stores/templates/template-owner.ts";
import { deleteTemplateShare } from "#lib/db/stores/templates/template-shares.ts";
import { findUserRow, holdTeam } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { fieldRefusal, refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { noteTemplateEvent } from "./note-template-event.ts";
import { requireLockedTemplate } from "./require-template.ts";

/**
 * Gives a template to another active person of the account; it belongs to their team from then on. Shares stay.
 *
 * @throws AppError NotFound; ValidationError that names the person; Conflict if they own it already
 */
export const transferTemplate = defineVerb(
	{ permission: "templates.change" },
	async (
		context: GrantedContext,
		{ templateId, toUserId }: { templateId: string; toUserId: string },
	): Promise<void> => {
		const { accountId } = context.principal;
		const to = isUuid(toUserId) ? await findUserRow({ accountId }, toUserId) : null;
		if (to?.status !== "Active") throw fieldRefusal("toUserId", said("templateReceiverUnknown"));
		await inTransaction(async (tx) => {
			const teamId = await holdTeam(tx, accountId, to.id);
			const template = await requireLockedTemplate(tx, context, { templateId }, null);
			const { owner } = template;
			if (owner.id === to.id) throw refusal("Conflict", said("templateOwnedAlready", { name: to.name }));
			await setTemplateOwner(tx, template, { ownerId: to.id, teamId });
			await deleteTemplateShare(tx, template, { userId: to.id });
			const data = { from: owner.email, to: to.email };
			await noteTemplateEvent(tx, context, template, { type: "TemplateTransferred", data });
		});
	},
);
