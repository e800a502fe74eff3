import { cancelInvitationOperation } from "./cancel-invitation.ts";
import { changeTeamOperation } from "./change-team.ts";
import { createUsersOperation } from "./create-users.ts";
import { getUserOperation } from "./get-user.ts";
import { listUsersOperation } from "./list-users.ts";
import { resendInvitationOperation } from "./resend-invitation.ts";
import { updateUserOperation } from "./update-user.ts";
import { updateUserMetaDataOperation } from "./update-user-meta-data.ts";

/** What can be done with users. */
export const USER_OPERATIONS = {
	createUsers: createUsersOperation,
	listUsers: listUsersOperation,
	getUser: getUserOperation,
	updateUser: updateUserOperation,
	updateUserMetaData: updateUserMetaDataOperation,
	changeTeam: changeTeamOperation,
	resendInvitation: resendInvitationOperation,
	cancelInvitation: cancelInvitationOperation,
} as const;
