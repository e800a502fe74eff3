import type { Scope } from "#lib/contract/operation.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

const DOCUMENTS: readonly Scope[] = [
	"Service.Documents.Read",
	"Service.Documents.Write",
	"Service.Documents.Create",
	"Service.Documents.Delete",
];

/** What each role may do at all; which documents it reaches is document-scope.ts' matter. */
const SCOPES_OF_ROLE: Record<UserPrincipal["role"], ReadonlySet<Scope>> = {
	Admin: new Set(DOCUMENTS),
	TeamAdmin: new Set(DOCUMENTS),
	Member: new Set(DOCUMENTS),
};

/** Whether a user may use operations of a scope. */
export function hasScope(principal: UserPrincipal, scope: Scope): boolean {
	return SCOPES_OF_ROLE[principal.role].has(scope);
}
