import { z } from "zod";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { teamName } from "./team-name.ts";

export const createTeamOperation = defineOperation({
	id: "createTeam",
	method: "POST",
	path: "/v1/teams/create",
	summary: "Create a team",
	scope: "Service.Teams.Write",
	query: z.object({}),
	body: z.object({ teamName }),
	encodings: ALL_ENCODINGS,
	files: null,
	response: z.object({ teamId: z.uuid() }),
	status: 200,
});
