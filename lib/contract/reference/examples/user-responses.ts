import type { TEAM_OPERATIONS } from "../../teams/operations.ts";
import type { USER_OPERATIONS } from "../../users/operations.ts";
import type { UserModel } from "../../users/read-models.ts";
import type { ResponseExamples } from "./response-examples-of.ts";

const USER_ID = "5f4b3f0e-8a31-4a47-9a52-21c9a1a3d6b7";
const TEAM_ID = "9d2a1c55-0d6b-4a0e-8d6c-6d9a0f3b7e42";
const PAGE = { pageSize: 20, page: 1 };
const DATES = { createdDate: 1795255200, modifiedDate: 1795258800 };
const MIA = { userId: USER_ID, email: "mia@example.com", firstName: "Mia", lastName: "Chen" };

const USER: UserModel = {
	...{ ...MIA, teamId: TEAM_ID, teamName: "Sales", role: "Member", userStatus: "Active", ...DATES },
	metaData: { department: "Sales" },
};

/** What operations on users answer. */
export const USER_RESPONSES: ResponseExamples<typeof USER_OPERATIONS> = {
	createUsers: { users: [{ emailId: "mia@example.com", userId: USER_ID, teamId: TEAM_ID }] },
	listUsers: { pageDetails: PAGE, result: [USER] },
	getUser: USER,
};

/** What operations on teams answer. */
export const TEAM_RESPONSES: ResponseExamples<typeof TEAM_OPERATIONS> = {
	createTeam: { teamId: TEAM_ID },
	listTeams: { pageDetails: PAGE, results: [{ teamId: TEAM_ID, teamName: "Sales", ...DATES }] },
	getTeam: {
		...{ teamId: TEAM_ID, teamName: "Sales", ...DATES },
		users: [{ ...MIA, userRole: "TeamMember", userStatus: "Active" }],
	},
};
