import type { TEAM_OPERATIONS } from "../../teams/operations.ts";
import type { USER_OPERATIONS } from "../../users/operations.ts";
import type { ExampleCalls } from "./example-call.ts";

const USER_ID = "5f4b3f0e-8a31-4a47-9a52-21c9a1a3d6b7";
const TEAM_ID = "9d2a1c55-0d6b-4a0e-8d6c-6d9a0f3b7e42";
const query = { userId: USER_ID };

/** How operations on users and teams are called. */
export const USER_EXAMPLES: ExampleCalls<keyof typeof USER_OPERATIONS | keyof typeof TEAM_OPERATIONS> = {
	createUsers: { json: [{ emailId: "mia@example.com", teamId: TEAM_ID, userRole: "Member" }] },
	listUsers: { query: { page: "1", pageSize: "20", search: "mia" } },
	getUser: { query },
	updateUser: { json: { userId: USER_ID, userRole: "TeamAdmin" } },
	updateUserMetaData: { json: { userId: USER_ID, metaData: { department: "Sales" } } },
	changeTeam: { query, json: { toTeamId: TEAM_ID } },
	resendInvitation: { query },
	cancelInvitation: { query },
	createTeam: { json: { teamName: "Sales" } },
	listTeams: { query: { page: "1", pageSize: "20" } },
	getTeam: { query: { teamId: TEAM_ID } },
	updateTeam: { json: { teamId: TEAM_ID, teamName: "Sales, Europe" } },
};
