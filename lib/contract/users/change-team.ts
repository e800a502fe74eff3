import { z } from "zod";
import { optionalText } from "#lib/contract/shape-values.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { teamId, userId } from "./user-id.ts";

export const changeTeamOperation = defineOperation({
	id: "changeTeam",
	method: "PUT",
	path: "/v1/users/changeTeam",
	summary: "Move a user to another team",
	scope: "Service.Users.Write",
	query: z.object({ userId }),
	body: z.object({
		toTeamId: teamId,
		/** Who gets the user's documents; left out, they move along with the user. */
		transferDocumentsToUserId: optionalText(200),
	}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 200,
});
