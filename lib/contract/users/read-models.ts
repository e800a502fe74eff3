import { z } from "zod";
import { plainPageDetailsModel } from "../paging.ts";
import { USER_ROLES, USER_STATUSES } from "./literals.ts";

/** A user in the names of the public SDKs' types. Times are unix seconds. */
export const userModel = z.object({
	userId: z.uuid(),
	email: z.string(),
	firstName: z
		.string()
		.describe("First name of the user. Both firstName and lastName are empty until the user enters a name."),
	lastName: z.string(),
	teamId: z.uuid(),
	teamName: z.string(),
	role: z.enum(USER_ROLES),
	userStatus: z.enum(USER_STATUSES),
	createdDate: z.int().describe("Unix timestamp in seconds."),
	modifiedDate: z.int().describe("Unix timestamp in seconds."),
	metaData: z.record(z.string(), z.string()),
});
export type UserModel = z.infer<typeof userModel>;

export const userRecordsModel = z.object({ pageDetails: plainPageDetailsModel, result: z.array(userModel) });
