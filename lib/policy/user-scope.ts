import type { ContactType } from "#lib/contract/contacts/contact-wire.ts";
import type { RequestScope } from "#lib/db/stores/api-requests.ts";
import type { ContactScope } from "#lib/db/stores/contacts/contacts.ts";
import type { UserScope } from "#lib/db/stores/users/account-users.ts";
import type { TeamScope } from "#lib/db/stores/users/teams.ts";
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

/** Whose contacts and contact groups a permission reaches: the account's, the team's, or the own ones. */
export function contactScope({ principal: { accountId, teamId, userId }, reach }: GrantedContext): ContactScope {
	if (reach === "account") return { accountId };
	return reach === "team" ? { accountId, teamId } : { accountId, ownerId: userId };
}

/** The same for a list: of that, only the own ones where no more are asked for. */
export function listedContacts(context: GrantedContext, type: ContactType): ContactScope {
	return contactScope(type === "MyContacts" ? { ...context, reach: "own" } : context);
}
