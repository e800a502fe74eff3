import { USER_OPERATIONS as OPERATIONS } from "#lib/contract/users/operations.ts";
import { changeTeam } from "#lib/domain/users/change-team.ts";
import { createUsers } from "#lib/domain/users/create-users.ts";
import { getUser } from "#lib/domain/users/get-user.ts";
import { cancelInvitation } from "#lib/domain/users/inviting/cancel-invitation.ts";
import { resendInvitation } from "#lib/domain/users/inviting/resend-invitation.ts";
import { listUsers } from "#lib/domain/users/list-users.ts";
import { updateUser } from "#lib/domain/users/update-user.ts";
import { updateUserMetaData } from "#lib/domain/users/update-user-meta-data.ts";
import { type ApiRoute, defineRoute } from "../define-route.ts";

/** Which verb does which operation on users. */
export const USER_ROUTES: Record<keyof typeof OPERATIONS, ApiRoute> = {
	createUsers: defineRoute(OPERATIONS.createUsers, createUsers, ({ body }) => body),
	listUsers: defineRoute(OPERATIONS.listUsers, listUsers, ({ query }) => query),
	getUser: defineRoute(OPERATIONS.getUser, getUser, ({ query }) => query),
	updateUser: defineRoute(OPERATIONS.updateUser, updateUser, ({ body }) => body),
	updateUserMetaData: defineRoute(OPERATIONS.updateUserMetaData, updateUserMetaData, ({ body }) => body),
	changeTeam: defineRoute(OPERATIONS.changeTeam, changeTeam, ({ query, body }) => ({ ...query, ...body })),
	resendInvitation: defineRoute(OPERATIONS.resendInvitation, resendInvitation, ({ query }) => query),
	cancelInvitation: defineRoute(OPERATIONS.cancelInvitation, cancelInvitation, ({ query }) => query),
};
