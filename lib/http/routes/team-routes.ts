import { TEAM_OPERATIONS as OPERATIONS } from "#lib/contract/teams/operations.ts";
import { createTeam } from "#lib/domain/teams/create-team.ts";
import { getTeam } from "#lib/domain/teams/get-team.ts";
import { listTeams } from "#lib/domain/teams/list-teams.ts";
import { updateTeam } from "#lib/domain/teams/update-team.ts";
import { defineRoute, type RouteHandler } from "../define-route.ts";

/** Which verb does which operation on teams. */
export const TEAM_ROUTES: Record<keyof typeof OPERATIONS, RouteHandler> = {
	createTeam: defineRoute(OPERATIONS.createTeam, (context, { body }) => createTeam(context, body)),
	listTeams: defineRoute(OPERATIONS.listTeams, (context, { query }) => listTeams(context, query)),
	getTeam: defineRoute(OPERATIONS.getTeam, (context, { query }) => getTeam(context, query)),
	updateTeam: defineRoute(OPERATIONS.updateTeam, (context, { body }) => updateTeam(context, body)),
};
