import type { TEAM_VIEW_ROLES } from "#lib/contract/users/literals.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";

/** Roles have names of their own in views of teams (lib/contract/README.md "Literals"). */
export const ROLE_IN_TEAM: Record<UserPrincipal["role"], (typeof TEAM_VIEW_ROLES)[number]> = {
	Admin: "AccountAdmin",
	TeamAdmin: "TeamAdmin",
	Member: "TeamMember",
};
