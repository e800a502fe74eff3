import { optionalText } from "#lib/contract/shape-values.ts";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { pagedQuery } from "../paging.ts";
import { teamRecordsModel } from "./read-models.ts";

export const listTeamsOperation = defineOperation({
	id: "listTeams",
	method: "GET",
	path: "/v1/teams/list",
	summary: "List teams, sorted by name",
	scope: "Service.Teams.Read",
	query: pagedQuery({
		/** Part of a name. */
		searchKey: optionalText(255),
	}),
	...WITHOUT_BODY,
	response: teamRecordsModel,
	status: 200,
});
