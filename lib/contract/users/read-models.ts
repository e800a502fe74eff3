import { z } from "zod";
import { plainPageDetailsModel } from "../paging.ts";
import { USER_ROLES, USER_STATUSES } from "./literals.ts";

/** A user in the names of the public SDKs' types. Times are unix seconds. */
export const userModel = z.object({
	userId: z.uuid(),
	email: z.string(),
	/** Both names are empty until the person has given them. */
	firstName: z.string(),
	lastName: z.string(),
	teamId: z.uuid(),
	teamName: z.string(),
	role: z.enum(USER_ROLES),
	userStatus: z.enum(USER_STATUSES),
	createdDate: z.int(),
	modifiedDate: z.int(),
	metaData: z.record(z.string(), z.string()),
});
export type UserModel = z.infer<typeof userModel>;

export const userRecordsModel = z.object({ pageDetails: plainPageDetailsModel, result: z.array(userModel) });
