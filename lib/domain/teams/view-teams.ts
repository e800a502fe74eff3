import { listTeamOverviews, type TeamOverview } from "#lib/db/stores/teams.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { teamScope } from "#lib/policy/user-scope.ts";

/** So many are shown. */
const MOST_TEAMS = 500;

/** The teams that the caller may see, with how many are in each and who leads it. */
export const viewTeams = defineVerb(
	{ permission: "teams.read" },
	async (context: GrantedContext): Promise<TeamOverview[]> => listTeamOverviews(teamScope(context), MOST_TEAMS),
);
