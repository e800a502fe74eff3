import { z } from "zod";
import { plainPageDetailsModel } from "../paging.ts";
import { TEAM_VIEW_ROLES, USER_STATUSES } from "../users/literals.ts";

/** Teams in the names of the public SDKs' types. Times are unix seconds. */
const unixSeconds = z.int().describe("Unix timestamp in seconds.");
const teamBase = { teamId: z.uuid(), teamName: z.string(), createdDate: unixSeconds, modifiedDate: unixSeconds };

export const teamModel = z.object({
	...teamBase,
	users: z.array(
		z.object({
			userId: z.uuid(),
			email: z.string(),
			firstName: z.string(),
			lastName: z.string(),
			userRole: z.enum(TEAM_VIEW_ROLES),
			userStatus: z.enum(USER_STATUSES),
		}),
	),
});
export type TeamModel = z.infer<typeof teamModel>;

const teamSummaryModel = z.object(teamBase);
export type TeamSummaryModel = z.infer<typeof teamSummaryModel>;

/** The list's name is in the plural here, as the public interface has it. */
export const teamRecordsModel = z.object({ pageDetails: plainPageDetailsModel, results: z.array(teamSummaryModel) });
