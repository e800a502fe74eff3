/** What the parts of operations on users and teams mean. */
export const USER_TEXTS: Readonly<Record<string, string>> = {
	"createUsers.emailId": "Where the invitation goes; people sign in with it.",
	"createUsers.teamId": "The team the person joins; listTeams shows them.",
	"createUsers.userRole": "Admins reach the whole account, TeamAdmins their team, Members their own documents.",
	"createUsers.metaData": "Up to 50 pairs of your own; keys of 50, values of 500 characters.",
	"listUsers.page": "From 1.",
	"listUsers.pageSize": "1 to 100; 10 unless given.",
	"listUsers.search": "Part of a name or an address, or a whole user id.",
	"listUsers.userId": "Any of these.",
	"getUser.userId": "As inviting answered.",
	"updateUser.userId": "Whom to change.",
	"updateUser.userRole":
		"The new role. The last Admin keeps theirs, and so does the last with a password where people sign in by a provider.",
	"updateUser.userStatus":
		"Deactivate ends every session and API key of the user at once. Activate takes a seat again.",
	"updateUser.toUserId": "With Deactivate: who gets the user's documents. They follow within moments.",
	"updateUserMetaData.userId": "Whom to change.",
	"updateUserMetaData.metaData":
		"Takes the place of all pairs there are; up to 50, keys of 50, values of 500 characters.",
	"changeTeam.userId": "Who moves.",
	"changeTeam.toTeamId": "The team to move to.",
	"changeTeam.transferDocumentsToUserId":
		"Who gets the user's documents. They follow within moments. Left out: they move along with the user.",
	"resendInvitation.userId": "Who has not accepted yet. Links mailed before stop working.",
	"cancelInvitation.userId": "Who has not accepted yet. The seat is free again.",
	"createTeam.teamName": "Up to 255 characters, and no other team's.",
	"listTeams.page": "From 1.",
	"listTeams.pageSize": "1 to 100; 10 unless given.",
	"listTeams.searchKey": "Part of a name.",
	"getTeam.teamId": "As creating answered.",
	"updateTeam.teamId": "Which team.",
	"updateTeam.teamName": "The new name: up to 255 characters, and no other team's.",
};
