import { USER_OPERATIONS as OPERATIONS } from "#lib/contract/users/operations.ts";
import { cancelInvitation } from "#lib/domain/users/cancel-invitation.ts";
import { changeTeam } from "#lib/domain/users/change-team.ts";
import { createUsers } from "#lib/domain/users/create-users.ts";
import { getUser } from "#lib/domain/users/get-user.ts";
import { listUsers } from "#lib/domain/users/list-users.ts";
import { resendInvitation } from "#lib/domain/users/resend-invitation.ts";
import { updateUser } from "#lib/domain/users/update-user.ts";
import { updateUserMetaData } from "#lib/domain/users/update-user-meta-data.ts";
import { defineRoute, type RouteHandler } from "../define-route.ts";

/** Which verb does which operation on users. */
export const USER_ROUTES: Record<keyof typeof OPERATIONS, RouteHandler> = {
	createUsers: defineRoute(OPERATIONS.createUsers, (context, { body }) => createUsers(context, body)),
	listUsers: defineRoute(OPERATIONS.listUsers, (context, { query }) => listUsers(context, query)),
	getUser: defineRoute(OPERATIONS.getUser, (context, { query }) => getUser(context, query)),
	updateUser: defineRoute(OPERATIONS.updateUser, (context, { body }) => updateUser(context, body)),
	updateUserMetaData: defineRoute(OPERATIONS.updateUserMetaData, (context, { body }) =>
		updateUserMetaData(context, body),
	),
	changeTeam: defineRoute(OPERATIONS.changeTeam, (context, { query, body }) =>
		changeTeam(context, { ...query, ...body }),
	),
	resendInvitation: defineRoute(OPERATIONS.resendInvitation, (context, { query }) => resendInvitation(context, query)),
	cancelInvitation: defineRoute(OPERATIONS.cancelInvitation, (context, { query }) => cancelInvitation(context, query)),
};
