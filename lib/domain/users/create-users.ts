import { randomUUID } from "node:crypto";
import { partName } from "#lib/contract/field-errors.ts";
import type { NewUserRequest } from "#lib/contract/users/create-users.ts";
import type { Tx } from "#lib/db/client.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { findTakenEmails } from "#lib/db/stores/users/account-users.ts";
import { findTeamIds } from "#lib/db/stores/users/teams.ts";
import { answerInTransaction, isPrismaCode } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { AppError, type FieldErrors } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { teamScope } from "#lib/policy/user-scope.ts";
import { type Invited, insertInvited } from "./inviting/insert-invited.ts";
import { mayAssign } from "./rules.ts";

type InvitedUser = { emailId: string; userId: string; teamId: string };

/**
 * Invites people into the account by mail: all of them, or nobody.
 *
 * @throws AppError ValidationError that names the refused entries, e.g. `[1].EmailId`; PlanLimit when
 *   the plan has not that many seats
 */
export const createUsers = defineVerb(
	{ permission: "users.change" },
	async (context: GrantedContext, requests: NewUserRequest[]): Promise<{ users: InvitedUser[] }> => {
		const invited = requests.map((request) => ({
			...request,
			emailId: request.emailId.toLowerCase(),
			id: randomUUID(),
			locale: null,
		}));
		// An address that somebody else took a moment ago is found by the second look.
		for (let attempt = 1; ; attempt += 1) {
			try {
				return await answerInTransaction(async (tx) => {
					await invite(tx, context, invited);
					return { users: invited.map(({ emailId, id, teamId }) => ({ emailId, userId: id, teamId })) };
				});
			} catch (error) {
				if (attempt > 1 || !isPrismaCode(error, "P2002")) throw error;
			}
		}
	},
);

async function invite(tx: Tx, context: GrantedContext, invited: Invited[]): Promise<void> {
	const account = await lockAccount(tx, context.principal.accountId);
	if (!account) throw new AppError("NotFound");
	await refuseEntries(tx, context, invited);
	await insertInvited(tx, context, account, invited);
}

/** @throws AppError ValidationError that names every entry that cannot be */
async function refuseEntries(tx: Tx, context: GrantedContext, invited: Invited[]): Promise<void> {
	// Whether it is somebody's in another account is told to nobody but who has the mailbox: see set-password.ts.
	const taken = await findTakenEmails(
		tx,
		context.principal.accountId,
		invited.map((user) => user.emailId),
	);
	const ids = invited.map((user) => user.teamId).filter(isUuid);
	const teams = await findTeamIds(tx, teamScope(context), ids);
	const errors: FieldErrors = {};
	for (const [index, { emailId, teamId, userRole }] of invited.entries()) {
		const refuse = (name: string, message: string) => {
			errors[partName([index, name])] = [message];
		};
		if (invited.findIndex((other) => other.emailId === emailId) < index) {
			refuse("emailId", `${emailId} appears twice in this request.`);
		} else if (taken.has(emailId)) refuse("emailId", `A user already has the email address ${emailId}.`);
		if (!teams.has(teamId)) refuse("teamId", "There’s no team with this ID, or you don’t have access to it.");
		if (!mayAssign(context.reach, userRole)) refuse("userRole", "Only admins can invite admins.");
	}
	const first = Object.values(errors)[0]?.[0];
	if (first) throw new AppError("ValidationError", first, { fields: errors });
}
