import { z } from "zod";
import { requiredChoice, requiredEmail } from "#lib/contract/shape-values.ts";
import { metaData } from "../meta-data.ts";
import { defineOperation } from "../operation.ts";
import { ROLE_SPELLINGS, USER_ROLES } from "./literals.ts";
import { teamId } from "./user-id.ts";

/** One transaction invites them all, so there is an end. */
const MAX_NEW_USERS = 200;

const newUser = z.object(
	{
		emailId: requiredEmail(),
		teamId,
		userRole: requiredChoice(USER_ROLES, ROLE_SPELLINGS),
		metaData: metaData(),
	},
	"must be a JSON object.",
);
export type NewUserRequest = z.output<typeof newUser>;

export const createUsersOperation = defineOperation({
	id: "createUsers",
	method: "POST",
	path: "/v1/users/create",
	summary: "Invite users",
	scope: "Service.Users.Write",
	query: z.object({}),
	body: z.array(newUser).superRefine((users, context) => {
		const refuse = (message: string) => context.addIssue({ code: "custom", message });
		if (users.length === 0) refuse("Specify at least one user.");
		if (users.length > MAX_NEW_USERS) refuse(`At most ${MAX_NEW_USERS} users can be invited at once.`);
	}),
	encodings: ["application/json"],
	files: null,
	response: z.object({
		users: z.array(z.object({ emailId: z.string(), userId: z.uuid(), teamId: z.uuid() })),
	}),
	status: 200,
});
