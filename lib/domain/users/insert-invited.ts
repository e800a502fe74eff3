import { randomUUID } from "node:crypto";
import { env } from "#lib/config/env.ts";
import type { UserRole } from "#lib/contract/users/literals.ts";
import type { Tx } from "#lib/db/client.ts";
import { insertUsers } from "#lib/db/stores/account-users.ts";
import { countSeats, type LockedAccount } from "#lib/db/stores/provisioning.ts";
import { insertAccountEvent } from "#lib/db/stores/users.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { enqueue } from "#lib/jobs/queue.ts";
import { requirePermission } from "#lib/policy/grants.ts";
import { assertSeats } from "./rules.ts";

/** Somebody who is asked into the account. */
export type Invited = {
	id: string;
	/** In lower case, and nobody's in the account. */
	emailId: string;
	teamId: string;
	userRole: UserRole;
	metaData: Record<string, string>;
	/** Language of the mail, and theirs until they choose one; null: that of who invites them. */
	locale: string | null;
};

/**
 * Writes people who were judged already, and mails each an invitation. The account is locked, so that seats are
 * counted by one at a time.
 *
 * @throws AppError ReauthRequired where one is to be an Admin; PlanLimit when the plan has not that many seats; a unique violation when an address is taken meanwhile
 */
export async function insertInvited(
	tx: Tx,
	context: GrantedContext,
	account: LockedAccount,
	invited: Invited[],
): Promise<void> {
	if (invited.some(({ userRole }) => userRole === "Admin")) requirePermission(context, "users.make-admin");
	const { accountId, userId: inviterId, email: by } = context.principal;
	assertSeats(account.plan, env().planSeats, await countSeats(tx, account), invited.length);
	const now = context.now();
	const dates = { createdAt: now, modifiedAt: now, invitedAt: now };
	await insertUsers(
		tx,
		account,
		invited.map(({ id, emailId, teamId, userRole, metaData, locale }) => ({
			id,
			teamId,
			email: emailId,
			name: emailId,
			role: userRole,
			status: "InvitationPending" as const,
			metaData,
			locale,
			invitedById: inviterId,
			...dates,
		})),
	);
	for (const { id: userId, userRole: role } of invited) {
		const event = { id: randomUUID(), accountId, type: "UserCreated", userId, ip: context.ip, data: { role, by } };
		await insertAccountEvent(tx, event);
		await enqueue(tx, "mail", { kind: "invitation", accountId, userId, inviterId });
	}
}
