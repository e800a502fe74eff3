import { TEAM_OPERATIONS as OPERATIONS } from "#lib/contract/teams/operations.ts";
import { createTeam } from "#lib/domain/teams/create-team.ts";
import { getTeam } from "#lib/domain/teams/get-team.ts";
import { listTeams } from "#lib/domain/teams/list-teams.ts";
import { updateTeam } from "#lib/domain/teams/update-team.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on teams. */
export const TEAM_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	createTeam: defineRoute(OPERATIONS.createTeam, createTeam, ({ body }) => body),
	listTeams: defineRoute(OPERATIONS.listTeams, listTeams, ({ query }) => query),
	getTeam: defineRoute(OPERATIONS.getTeam, getTeam, ({ query }) => query),
	updateTeam: defineRoute(OPERATIONS.updateTeam, updateTeam, ({ body }) => body),
};
