import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { endPasswordLinks, type LockedUser, setInvited } from "#lib/db/stores/users/account-users.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import { requirePause } from "#lib/domain/audit/require-pause.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { requirePermission } from "#lib/policy/grants.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { requireInvitedUser } from "../require-user.ts";

/**
 * Mails an invitation again. Links mailed before stop working.
 *
 * @throws AppError NotFound; Forbidden; Conflict when the user has no open invitation;
 * RateLimited within a minute of the last time
 */
export const resendInvitation = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, input: { userId: string }): Promise<void> => {
		await answerInTransaction(async (tx) =>
			mailInvitationAgain(tx, context, await requireInvitedUser(tx, context, input.userId)),
		);
	},
);

/** @throws AppError ReauthRequired for an Admin's invitation; RateLimited within a minute of the previous one */
export async function mailInvitationAgain(tx: Tx, context: GrantedContext, user: LockedUser): Promise<void> {
	const { accountId, userId: inviterId, email: by } = context.principal;
	const { id: userId } = user;
	if (user.role === "Admin") requirePermission(context, "users.make-admin");
	await requirePause(tx, context, { accountId, type: "InvitationResent", userId });
	await endPasswordLinks(tx, user, context.now());
	await setInvited(tx, user, inviterId, context.now());
	await enqueue(tx, "mail", { kind: "invitation", accountId, userId, inviterId });
	const event = { id: randomUUID(), accountId, type: "InvitationResent", userId, ip: context.ip, data: { by } };
	await insertAccountEvent(tx, event);
}
