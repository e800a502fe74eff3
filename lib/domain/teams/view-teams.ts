import { listTeamOverviews, type TeamOverview } from "#lib/db/stores/users/teams.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { pictureOf } from "#lib/domain/picture-address.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { teamScope } from "#lib/policy/user-scope.ts";

/** So many are shown. */
const MOST_TEAMS = 500;

type ViewedTeam = Omit<TeamOverview, "faces"> & {
	/** Some who are in it, its leads first. */
	faces: { id: string; name: string; picture: string | null }[];
};

/** The teams that the caller may see, with how many are in each, who leads it, and some of its people. */
export const viewTeams = defineVerb(
	{ permission: "teams.read" },
	async (context: GrantedContext): Promise<ViewedTeam[]> => {
		const teams = await listTeamOverviews(teamScope(context), MOST_TEAMS);
		return teams.map(({ faces, ...team }) => ({
			...team,
			faces: faces.map((one) => ({ id: one.id, name: one.name, picture: pictureOf(one) })),
		}));
	},
);
