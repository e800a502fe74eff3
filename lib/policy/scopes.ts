import type { Scope } from "#lib/contract/operation.ts";
import { coversScope } from "#lib/contract/scopes.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

/** Who sends documents also sees whom they can be sent for, and keeps form fields to use again. */
const SENDING: readonly Scope[] = [
	"Service.Documents.Read",
	"Service.Documents.Write",
	"Service.Documents.Create",
	"Service.Documents.Delete",
	"Service.SenderIdentity.Read",
	"Service.CustomFields.All",
	// To read and use; only Admins change brands, which the verbs see to.
	"Service.Brands.All",
];

const LEADING: readonly Scope[] = ["Service.Users.Read", "Service.Users.Write", "Service.Teams.Read"];

const ADMINISTERING: readonly Scope[] = [
	"Service.Teams.Write",
	"Service.SenderIdentity.Write",
	"Service.SenderIdentity.Create",
	"Service.SenderIdentity.Delete",
];

/** What each role may do at all; which rows it reaches is the matter of document-scope.ts and its like. */
const SCOPES_OF_ROLE: Record<UserPrincipal["role"], ReadonlySet<Scope>> = {
	Admin: new Set([...SENDING, ...LEADING, ...ADMINISTERING]),
	TeamAdmin: new Set([...SENDING, ...LEADING]),
	Member: new Set(SENDING),
};

/** Whether a user may use operations of a scope. */
export function hasScope(principal: UserPrincipal, scope: Scope): boolean {
	return SCOPES_OF_ROLE[principal.role].has(scope);
}

/** Whether the credential was given this scope. What it was given never goes beyond the role: see hasScope. */
export function isGivenScope(principal: UserPrincipal, scope: Scope): boolean {
	return principal.scopes === undefined || coversScope(principal.scopes, scope);
}
