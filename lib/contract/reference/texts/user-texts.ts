/** Descriptions of the parameters of user and team operations. */
export const USER_TEXTS: Readonly<Record<string, string>> = {
	"createUsers.emailId":
		"Email address of the user. The invitation is sent to this address, and the user signs in with it.",
	"createUsers.teamId": "ID of the team that the user joins, returned by teams/list.",
	"createUsers.userRole":
		"Role of the user. An Admin has access to the whole account, a TeamAdmin has access to their team, and a Member has access to their own documents.",
	"createUsers.metaData": "Up to 50 key-value pairs. Keys can have up to 50 characters and values up to 500.",
	"listUsers.page": "Page number, starting from 1.",
	"listUsers.pageSize": "Number of users per page, 1 to 100. Defaults to 10.",
	"listUsers.search": "Part of a name or email address, or a complete user ID.",
	"listUsers.userId": "IDs of users. Only users with one of these IDs are returned.",
	"getUser.userId": "The user’s ID, returned by users/create.",
	"updateUser.userId": "ID of the user to change.",
	"updateUser.userRole":
		"New role of the user. The last admin can’t be demoted. If people sign in through an identity provider, the last admin with a password can’t be demoted either.",
	"updateUser.userStatus":
		"Change to the user’s status. Deactivate immediately ends the user’s sessions and revokes their API keys. Activate reactivates the user, who then occupies a seat again.",
	"updateUser.toUserId":
		"ID of the user to whom the documents are transferred if userStatus is Deactivate. The transfer takes a few moments.",
	"updateUserMetaData.userId": "ID of the user to change.",
	"updateUserMetaData.metaData":
		"Up to 50 key-value pairs, which replace all existing pairs. Keys can have up to 50 characters and values up to 500.",
	"changeTeam.userId": "ID of the user to move.",
	"changeTeam.toTeamId": "ID of the new team.",
	"changeTeam.transferDocumentsToUserId":
		"ID of the user to whom the documents are transferred. The transfer takes a few moments. If you omit this ID, the documents move with the user.",
	"resendInvitation.userId":
		"ID of a user who hasn’t accepted the invitation yet. Links in earlier invitations stop working.",
	"cancelInvitation.userId":
		"ID of a user who hasn’t accepted the invitation yet. Cancelling the invitation frees the seat.",
	"createTeam.teamName": "Name of the team, up to 255 characters. The name must be unique.",
	"listTeams.page": "Page number, starting from 1.",
	"listTeams.pageSize": "Number of teams per page, 1 to 100. Defaults to 10.",
	"listTeams.searchKey": "Part of a team’s name.",
	"getTeam.teamId": "The team’s ID, returned by teams/create.",
	"updateTeam.teamId": "ID of the team to rename.",
	"updateTeam.teamName": "New name of the team, up to 255 characters. The name must be unique.",
};
