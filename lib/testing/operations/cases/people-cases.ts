import type { TEAM_OPERATIONS } from "#lib/contract/teams/operations.ts";
import type { USER_OPERATIONS } from "#lib/contract/users/operations.ts";
import { defaultTeam, invite, makeTeam, newAddress } from "../../people.ts";
import { ADMINS, LEADERS, type OperationCall, type OperationCase } from "../operation-case.ts";

function onInvited(call: (userId: string) => OperationCall, requires: string[] = []): OperationCase {
	return { roles: LEADERS, requires, arrange: async (caller) => ({ id: (await invite(caller)).userId, call }) };
}

/** How the operations on users are called. */
export const USER_CASES: Record<keyof typeof USER_OPERATIONS, OperationCase> = {
	createUsers: {
		roles: LEADERS,
		requires: ["[0].EmailId", "[0].TeamId", "[0].UserRole"],
		refusal: { status: 400, errorType: "ValidationError", part: "[0].TeamId" },
		arrange: async (caller) => {
			const emailId = newAddress();
			const call = (teamId: string) => ({ body: [{ emailId, teamId, userRole: "Member" }] });
			return { id: await defaultTeam(caller), call };
		},
	},
	listUsers: {
		names: "list",
		roles: LEADERS,
		arrange: async (caller) => {
			const { userId, emailId } = await invite(caller);
			return { id: userId, call: () => ({ query: { page: "1", search: emailId } }) };
		},
	},
	getUser: onInvited((userId) => ({ query: { userId } })),
	updateUser: onInvited((userId) => ({ body: { userId, userStatus: "Deactivate" } }), ["UserId"]),
	updateUserMetaData: onInvited((userId) => ({ body: { userId, metaData: { a: "1" } } }), ["UserId"]),
	changeTeam: {
		roles: ADMINS,
		requires: ["ToTeamId"],
		arrange: async (caller) => {
			const toTeamId = await makeTeam(caller);
			const { userId: id } = await invite(caller);
			return { id, call: (userId) => ({ query: { userId }, body: { toTeamId } }) };
		},
	},
	resendInvitation: onInvited((userId) => ({ query: { userId } })),
	cancelInvitation: onInvited((userId) => ({ query: { userId } })),
};

/** How the operations on teams are called. */
export const TEAM_CASES: Record<keyof typeof TEAM_OPERATIONS, OperationCase> = {
	createTeam: {
		names: "nothing",
		roles: ADMINS,
		requires: ["TeamName"],
		arrange: async () => {
			const teamName = newAddress();
			return { id: "", call: () => ({ body: { teamName } }) };
		},
	},
	listTeams: {
		names: "list",
		roles: LEADERS,
		arrange: async (caller) => ({
			id: await defaultTeam(caller),
			call: () => ({ query: { searchKey: "Default" } }),
		}),
	},
	getTeam: {
		roles: LEADERS,
		arrange: async (caller) => ({ id: await defaultTeam(caller), call: (teamId) => ({ query: { teamId } }) }),
	},
	updateTeam: {
		roles: ADMINS,
		requires: ["TeamId", "TeamName"],
		arrange: async (caller) => {
			const teamName = newAddress();
			return { id: await makeTeam(caller), call: (teamId) => ({ body: { teamId, teamName } }) };
		},
	},
};
