import type { DocumentScope } from "#lib/db/stores/documents.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

/**
 * Which documents a user may see and manage: an Admin the account's, a TeamAdmin the team's, a Member
 * the own ones. Sandbox credentials reach sandbox documents only; a browser session sees live ones.
 */
export function documentScope(
	principal: UserPrincipal,
): Required<Pick<DocumentScope, "accountId" | "isSandbox">> & DocumentScope {
	const base = { accountId: principal.accountId, isSandbox: principal.isSandbox };
	if (principal.role === "Admin") return base;
	if (principal.role === "TeamAdmin") return { ...base, teamId: principal.teamId };
	return { ...base, senderId: principal.userId };
}
