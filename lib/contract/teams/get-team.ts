import { z } from "zod";
import { defineOperation, WITHOUT_BODY } from "../operation.ts";
import { teamId } from "../users/user-id.ts";
import { teamModel } from "./read-models.ts";

export const getTeamOperation = defineOperation({
	id: "getTeam",
	method: "GET",
	path: "/v1/teams/get",
	summary: "Get a team and its users",
	scope: "Service.Teams.Read",
	query: z.object({ teamId }),
	...WITHOUT_BODY,
	response: teamModel,
	status: 200,
});
