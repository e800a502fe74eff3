import type { TEAM_OPERATIONS } from "../../teams/operations.ts";
import type { USER_OPERATIONS } from "../../users/operations.ts";
import type { CurlParts } from "./curl-parts.ts";

const USER_ID = "5f4b3f0e-8a31-4a47-9a52-21c9a1a3d6b7";
const TEAM_ID = "9d2a1c55-0d6b-4a0e-8d6c-6d9a0f3b7e42";

/** How operations on users and teams are called. */
export const USER_EXAMPLES: Record<keyof typeof USER_OPERATIONS | keyof typeof TEAM_OPERATIONS, CurlParts> = {
	createUsers: {
		query: "",
		lines: [`--json '[{"emailId": "mia@example.com", "teamId": "${TEAM_ID}", "userRole": "Member"}]'`],
	},
	listUsers: { query: "?page=1&pageSize=20&search=mia", lines: [] },
	getUser: { query: `?userId=${USER_ID}`, lines: [] },
	updateUser: { query: "", lines: [`--json '{"userId": "${USER_ID}", "userRole": "TeamAdmin"}'`] },
	updateUserMetaData: {
		query: "",
		lines: [`--json '{"userId": "${USER_ID}", "metaData": {"department": "Sales"}}'`],
	},
	changeTeam: { query: `?userId=${USER_ID}`, lines: [`--json '{"toTeamId": "${TEAM_ID}"}'`] },
	resendInvitation: { query: `?userId=${USER_ID}`, lines: [] },
	cancelInvitation: { query: `?userId=${USER_ID}`, lines: [] },
	createTeam: { query: "", lines: [`--json '{"teamName": "Sales"}'`] },
	listTeams: { query: "?page=1&pageSize=20", lines: [] },
	getTeam: { query: `?teamId=${TEAM_ID}`, lines: [] },
	updateTeam: { query: "", lines: [`--json '{"teamId": "${TEAM_ID}", "teamName": "Sales, Europe"}'`] },
};
