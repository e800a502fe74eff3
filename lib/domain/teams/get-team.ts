import type { TeamModel } from "#lib/contract/teams/read-models.ts";
import { findTeamRow } from "#lib/db/stores/users/teams.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { isUuid } from "#lib/domain/is-uuid.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";
import { splitName } from "#lib/domain/users/rules.ts";
import { notFound } from "#lib/errors/not-found.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { teamScope } from "#lib/policy/user-scope.ts";
import { ROLE_IN_TEAM } from "./rules.ts";

/**
 * A team with everybody in it.
 *
 * @throws AppError NotFound
 */
export const getTeam = defineVerb(
	{ permission: "teams.read" },
	async (context: GrantedContext, input: { teamId: string }): Promise<TeamModel> => {
		const team = isUuid(input.teamId) ? await findTeamRow(teamScope(context), input.teamId) : null;
		if (!team) throw notFound("team");
		return {
			teamId: team.id,
			teamName: team.name,
			users: team.users.map((user) => ({
				userId: user.id,
				email: user.email,
				...splitName(user),
				userRole: ROLE_IN_TEAM[user.role],
				userStatus: user.status,
			})),
			createdDate: unixSeconds(team.createdAt),
			modifiedDate: unixSeconds(team.modifiedAt),
		};
	},
);
