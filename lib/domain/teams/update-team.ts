import { randomUUID } from "node:crypto";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import { lockAccount } from "#lib/db/stores/installation/provisioning.ts";
import { isTeamNameTaken, renameTeam } from "#lib/db/stores/users/teams.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { teamScope } from "#lib/policy/user-scope.ts";
import { nameTaken } from "./create-team.ts";

/**
 * Renames a team.
 *
 * @throws AppError NotFound; ValidationError when another team has the name
 */
export const updateTeam = defineVerb(
	{ permission: "teams.change" },
	async (context: GrantedContext, input: { teamId: string; teamName: string }): Promise<void> => {
		const { teamId, teamName: name } = input;
		const { accountId, email: by } = context.principal;
		if (!isUuid(teamId)) throw notFound("team");
		await inTransaction(async (tx) => {
			const account = await lockAccount(tx, accountId);
			const change = { teamId, name, now: context.now() };
			const isRenamed = account && (await renameTeam(tx, account, teamScope(context), change));
			if (!isRenamed) throw notFound("team");
			if (await isTeamNameTaken(tx, account, name, teamId)) throw nameTaken();
			const data = { teamId, name, by };
			await insertAccountEvent(tx, { id: randomUUID(), accountId, type: "TeamRenamed", ip: context.ip, data });
		});
	},
);
