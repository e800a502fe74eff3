import type { Paged } from "#lib/contract/paging.ts";
import type { TeamSummaryModel } from "#lib/contract/teams/read-models.ts";
import { listTeamRows } from "#lib/db/stores/users/teams.ts";
import type { GrantedContext } from "#lib/domain/context.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import { teamScope } from "#lib/policy/user-scope.ts";

/** The teams that the caller may see, by name. */
export const listTeams = defineVerb(
	{ permission: "teams.read" },
	async (
		context: GrantedContext,
		{ page, pageSize, searchKey }: Paged & { searchKey: string | null },
	): Promise<{ pageDetails: Paged; results: TeamSummaryModel[] }> => {
		const position = { skip: (page - 1) * pageSize, take: pageSize };
		const teams = await listTeamRows(teamScope(context), searchKey, position);
		return {
			pageDetails: { pageSize, page },
			results: teams.map((team) => ({
				teamId: team.id,
				teamName: team.name,
				createdDate: unixSeconds(team.createdAt),
				modifiedDate: unixSeconds(team.modifiedAt),
			})),
		};
	},
);
