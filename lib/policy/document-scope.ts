import type { DocumentScope } from "#lib/db/stores/documents.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

/** The documents of one environment that a user may see. */
export type ListScope = DocumentScope & Required<Pick<DocumentScope, "isSandbox">>;

/**
 * Which documents a user may see and manage: an Admin the account's, a TeamAdmin the team's, a Member
 * the own ones. Sandbox credentials reach sandbox documents only, and live ones live documents; in a browser
 * the address of either opens.
 */
export function documentScope(principal: UserPrincipal): DocumentScope {
	const { isSandbox, ...scope } = listScope(principal);
	return principal.via === "session" ? scope : { ...scope, isSandbox };
}

/** Which of them a list shows: those of the credential's environment, or of the one that a session shows. */
export function listScope(principal: UserPrincipal): ListScope {
	const base = { accountId: principal.accountId, isSandbox: principal.isSandbox };
	if (principal.role === "Admin") return base;
	if (principal.role === "TeamAdmin") return { ...base, teamId: principal.teamId };
	return { ...base, senderId: principal.userId };
}
