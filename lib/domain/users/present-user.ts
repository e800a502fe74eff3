import type { UserModel } from "#lib/contract/users/read-models.ts";
import type { UserRow } from "#lib/db/stores/users/account-users.ts";
import { unixSeconds } from "#lib/domain/unix-seconds.ts";
import { splitName } from "./rules.ts";

/** A user in the public names. */
export function presentUser(user: UserRow): UserModel {
	return {
		userId: user.id,
		email: user.email,
		...splitName(user),
		teamId: user.teamId,
		teamName: user.team.name,
		role: user.role,
		userStatus: user.status,
		createdDate: unixSeconds(user.createdAt),
		modifiedDate: unixSeconds(user.modifiedAt),
		metaData: user.metaData,
	};
}
