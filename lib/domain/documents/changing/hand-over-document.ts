import { findActivityAt, setDocumentOwner } from "#lib/db/stores/documents/document-owner.ts";
import { findUserRow, holdTeam } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import { appendEvents } from "#lib/domain/audit/append-event.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { refusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { documentScope } from "#lib/policy/document-scope.ts";
import { requireLockedDocument } from "../require-document.ts";

/**
 * Gives a document to another person within the caller's reach: an Admin gives to anybody of the account, a TeamAdmin
 * within the team. It is theirs from then on, and of their team; its place in lists stays.
 *
 * @throws AppError NotFound for the document or the person; Conflict for somebody who is not active, or has it already
 */
export const handOverDocument = defineVerb(
	{ permission: "documents.hand-over" },
	async (
		context: GrantedContext,
		{ documentId, toUserId }: { documentId: string; toUserId: string },
	): Promise<void> => {
		const { accountId, teamId } = documentScope(context);
		const to = isUuid(toUserId) ? await findUserRow({ accountId, ...(teamId ? { teamId } : {}) }, toUserId) : null;
		if (!to) throw notFound("user");
		if (to.status !== "Active") throw refusal("Conflict", said("handOverInactive", { name: to.name }));
		await inTransaction(async (tx) => {
			const owner = { senderId: to.id, teamId: await holdTeam(tx, accountId, to.id) };
			const document = await requireLockedDocument(tx, documentScope(context), { documentId });
			if (document.senderId === to.id) throw refusal("Conflict", said("handOverOwn", { name: to.name }));
			const from = await findUserRow({ accountId }, document.senderId);
			const activityAt = await findActivityAt(tx, document);
			const { email: by } = context.principal;
			const data = { from: from?.email ?? "", to: to.email, by };
			await appendEvents(tx, context, document, [{ type: "DocumentHandedOver", data }]);
			await setDocumentOwner(tx, document, owner, activityAt);
		});
	},
);
