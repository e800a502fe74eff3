import type { UserScope } from "#lib/db/stores/account-users.ts";
import type { RequestScope } from "#lib/db/stores/api-requests.ts";
import type { TeamScope } from "#lib/db/stores/teams.ts";
import type { GrantedContext } from "#lib/domain/context.ts";

/** Which users a permission reaches: the account's, or those of the own team. */
export function userScope({ principal: { accountId, teamId }, reach }: GrantedContext): UserScope {
	return reach === "account" ? { accountId } : { accountId, teamId };
}

/** Which teams a permission reaches: the account's, or the own one. */
export function teamScope({ principal: { accountId, teamId }, reach }: GrantedContext): TeamScope {
	return reach === "account" ? { accountId } : { accountId, id: teamId };
}

/** Whose calls of the API a permission reaches: the account's, or those that acted as oneself. */
export function requestScope({ principal: { accountId, userId }, reach }: GrantedContext): RequestScope {
	return reach === "account" ? { accountId } : { accountId, userId };
}
