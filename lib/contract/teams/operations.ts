import { createTeamOperation } from "./create-team.ts";
import { getTeamOperation } from "./get-team.ts";
import { listTeamsOperation } from "./list-teams.ts";
import { updateTeamOperation } from "./update-team.ts";

/** What can be done with teams. */
export const TEAM_OPERATIONS = {
	createTeam: createTeamOperation,
	listTeams: listTeamsOperation,
	getTeam: getTeamOperation,
	updateTeam: updateTeamOperation,
} as const;
