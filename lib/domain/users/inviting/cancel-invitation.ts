import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { deleteUserRow } from "#lib/db/stores/users/account-users.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requireInvitedUser } from "../require-user.ts";

/**
 * Takes an invitation back: its links stop working, its seat and its address are free again.
 *
 * @throws AppError NotFound; Forbidden; Conflict when the user has no open invitation
 */
export const cancelInvitation = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, input: { userId: string }): Promise<void> => {
		await answerInTransaction(async (tx) => {
			const user = await requireInvitedUser(tx, context, input.userId);
			const { id: userId, accountId, email } = user;
			await deleteUserRow(tx, user);
			const data = { email, by: context.principal.email };
			const event = { id: randomUUID(), accountId, type: "InvitationCancelled", userId, ip: context.ip, data };
			await insertAccountEvent(tx, event);
		});
	},
);
