import { env } from "#lib/config/env.ts";
import type { UserRole } from "#lib/contract/users/literals.ts";
import type { Tx } from "#lib/db/client.ts";
import { countSeats, type LockedAccount } from "#lib/db/stores/installation/provisioning.ts";
import { insertUsers } from "#lib/db/stores/users/account-users.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { enqueue } from "#lib/queue/queue.ts";
import { noteUserEvents } from "../note-user-events.ts";
import { assertSeats } from "../rules.ts";

/** Somebody who is asked into the account. */
export type Invited = {
	id: string;
	/** In lower case, and nobody's in the account. */
	emailId: string;
	/** Absent: the address, until they give one. */
	name?: string;
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
 * @throws AppError ReauthRequired when inviting an Admin; PlanLimit when the plan has too few seats; a unique violation
 *   when an address is taken
 */
export async function insertInvited(
	tx: Tx,
	context: GrantedContext,
	account: LockedAccount,
	invited: Invited[],
): Promise<void> {
	const { accountId, userId: inviterId } = context.principal;
	assertSeats(account.plan, env().planSeats, await countSeats(tx, account), invited.length);
	const now = context.now();
	const dates = { createdAt: now, modifiedAt: now, invitedAt: now };
	await insertUsers(
		tx,
		account,
		invited.map(({ id, emailId, name = emailId, teamId, userRole, metaData, locale }) => ({
			id,
			teamId,
			email: emailId,
			name,
			role: userRole,
			status: "InvitationPending" as const,
			metaData,
			locale,
			invitedById: inviterId,
			...dates,
		})),
	);
	for (const { id: userId } of invited) {
		await enqueue(tx, "mail", { kind: "invitation", accountId, userId, inviterId });
	}
	const events = invited.map(({ id: userId, userRole: role }) => ({ type: "UserCreated", userId, data: { role } }));
	await noteUserEvents(tx, context, events);
}
