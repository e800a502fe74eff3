import type { TEAM_VIEW_ROLES } from "#lib/contract/users/literals.ts";
import type { UserPrincipal } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";

/** The answer for an unknown and for somebody else's team: word for word the same. */
export function teamNotFound(): AppError {
	return new AppError("NotFound", "There is no team with this id, or you have no access to it.");
}

/** Roles have names of their own in views of teams (lib/contract/README.md "Literals"). */
export const ROLE_IN_TEAM: Record<UserPrincipal["role"], (typeof TEAM_VIEW_ROLES)[number]> = {
	Admin: "AccountAdmin",
	TeamAdmin: "TeamAdmin",
	Member: "TeamMember",
};
