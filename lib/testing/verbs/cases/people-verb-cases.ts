import { randomUUID } from "node:crypto";
import { db } from "#lib/db/client.ts";
import { newAddress } from "../../people.ts";
import { takes, type VerbCase, type VerbCases } from "../verb-case.ts";
import type { Thing } from "../world.ts";

const PAGED = { page: 1, pageSize: 100 };
const onInvited: VerbCase = { args: (_, { invitedId }) => [{ userId: invitedId }] };

/** Somebody who has a picture. */
async function withPicture({ userId, accountId }: Thing): Promise<{ userId: string }> {
	await db().user.update({ where: { id: userId }, data: { pictureKey: `${accountId}/${"0".repeat(64)}` } });
	return { userId };
}

/** Verbs about people and teams. */
export const PEOPLE_VERB_CASES: Pick<
	VerbCases,
	"users.read" | "people.see" | "users.change" | "users.make-admin" | "users.move" | "teams.read" | "teams.change"
> = {
	"users.read": {
		on: "user",
		verbs: {
			getUser: { args: (_, { userId }) => [{ userId }] },
			listUsers: { args: () => [{ ...PAGED, search: null, userId: [] }], isList: true },
			listPeople: { args: () => [{ view: "everybody", teamId: null, search: "", page: 1 }], isList: true },
		},
	},
	"people.see": { on: "user", verbs: { openPicture: { args: async (_, thing) => [await withPicture(thing)] } } },
	"users.change": {
		on: "user",
		verbs: {
			cancelInvitation: onInvited,
			resendInvitation: onInvited,
			correctInvitation: { args: (_, { invitedId }) => [{ userId: invitedId, email: newAddress() }] },
			judgeInvitations: { args: () => [{ emails: [newAddress()] }], isList: true },
			invitePeople: {
				refusal: "ValidationError",
				args: (_, { teamId }) => [{ emails: [newAddress()], teamId, userRole: "Member", locale: "EN" }],
			},
			createUsers: {
				refusal: "ValidationError",
				args: (_, { teamId }) => [[{ emailId: newAddress(), teamId, userRole: "Member", metaData: {} }]],
			},
			updateUserMetaData: { args: (_, { userId }) => [{ userId, metaData: {} }] },
			viewHandOver: { args: (_, { userId }) => [{ userId }] },
			deactivateUser: {
				args: (_, { invitedId }) => [
					{
						userId: invitedId,
						documentsTo: null,
						draftsTo: null,
						templatesTo: null,
						fieldsTo: null,
						keys: [],
						apps: [],
					},
				],
			},
			updateUser: { args: (_, { userId }) => [{ userId, userRole: null, userStatus: null, toUserId: null }] },
		},
	},
	"users.make-admin": { on: "user", verbs: {} },
	"users.move": {
		on: "user",
		verbs: {
			changeTeam: {
				args: ({ actors }, { invitedId }) => [
					{ userId: invitedId, toTeamId: actors.Admin.principal.teamId, transferDocumentsToUserId: null },
				],
			},
		},
	},
	"teams.read": {
		on: "team",
		verbs: {
			getTeam: { args: (_, { teamId }) => [{ teamId }] },
			listTeams: { args: () => [{ ...PAGED, searchKey: null }], isList: true },
			viewTeams: { ...takes(), isList: true },
		},
	},
	"teams.change": {
		on: "team",
		verbs: {
			createTeam: { args: () => [{ teamName: randomUUID() }], isList: true },
			updateTeam: { args: (_, { teamId }) => [{ teamId, teamName: randomUUID() }] },
		},
	},
};
