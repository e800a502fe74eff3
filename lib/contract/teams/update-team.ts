import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { teamId } from "../users/user-id.ts";
import { teamName } from "./team-name.ts";

export const updateTeamOperation = defineOperation({
	id: "updateTeam",
	method: "PUT",
	path: "/v1/teams/update",
	summary: "Rename a team",
	scope: "Service.Teams.Write",
	query: z.object({}),
	body: z.object({ teamId, teamName }),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 200,
});
