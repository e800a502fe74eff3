import { z } from "zod";
import { optionalChoice, optionalText } from "#lib/contract/shape-values.ts";
import { ALL_ENCODINGS, defineOperation } from "../operation.ts";
import { ROLE_SPELLINGS, USER_ROLES, USER_STATUS_CHANGES } from "./literals.ts";
import { userId } from "./user-id.ts";

export const updateUserOperation = defineOperation({
	id: "updateUser",
	method: "PUT",
	path: "/v1/users/update",
	summary: "Change a user’s role, or deactivate or reactivate a user",
	scope: "Service.Users.Write",
	query: z.object({}),
	body: z
		.object({
			userId,
			userRole: optionalChoice(USER_ROLES, ROLE_SPELLINGS),
			userStatus: optionalChoice(USER_STATUS_CHANGES),
			/** Who gets the documents of a user who is deactivated. */
			toUserId: optionalText(200),
		})
		.superRefine(({ userRole, userStatus, toUserId }, context) => {
			const refuse = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
			if (!userRole && !userStatus) refuse("userRole", "Specify UserRole, UserStatus or both.");
			if (toUserId && userStatus !== "Deactivate") refuse("toUserId", "can only be used with UserStatus Deactivate.");
		}),
	encodings: ALL_ENCODINGS,
	files: null,
	response: null,
	status: 200,
});
