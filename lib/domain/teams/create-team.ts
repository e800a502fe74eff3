import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { insertTeam, isTeamNameTaken } from "#lib/db/stores/users/teams.ts";
import { answerInTransaction } from "#lib/db/transaction.ts";
import type { UserContext } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { fieldRefusal } from "#lib/errors/refusal.ts";
import { said } from "#lib/i18n/refusals/said.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";

/**
 * Makes a team with nobody in it.
 *
 * @throws AppError ValidationError when another team has the name
 */
export const createTeam = defineVerb(
	{ permission: "teams.change" },
	async (context: UserContext, input: { teamName: string }): Promise<{ teamId: string }> => {
		const { accountId, email: by } = context.principal;
		const teamId = randomUUID();
		const now = context.now();
		return answerInTransaction(async (tx) => {
			// The account is locked, so that two calls cannot take one name.
			const account = await lockAccount(tx, accountId);
			if (!account) throw new AppError("NotFound");
			if (await isTeamNameTaken(tx, account, input.teamName, teamId)) throw nameTaken();
			await insertTeam(tx, account, { id: teamId, name: input.teamName, createdAt: now, modifiedAt: now });
			const data = { teamId, name: input.teamName, by };
			await insertAccountEvent(tx, { id: randomUUID(), accountId, type: "TeamCreated", ip: context.ip, data });
			return { teamId };
		});
	},
);

/** The refusal of a name that another team of the account has. */
export function nameTaken() {
	return fieldRefusal("TeamName", said("teamNameTaken"));
}
