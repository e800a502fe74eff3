import type { UserScope } from "#lib/db/stores/account-users.ts";
import type { TeamScope } from "#lib/db/stores/teams.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

/** Which users somebody may see and manage: an Admin the account's, everybody else those of the own team. */
export function userScope({ accountId, teamId, role }: UserPrincipal): UserScope {
	return role === "Admin" ? { accountId } : { accountId, teamId };
}

/** Which teams somebody may see: an Admin the account's, everybody else the own one. */
export function teamScope({ accountId, teamId, role }: UserPrincipal): TeamScope {
	return role === "Admin" ? { accountId } : { accountId, id: teamId };
}
