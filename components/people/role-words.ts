/** Roles as people read them, the widest first. */
export const ROLES = ["Admin", "TeamAdmin", "Member"] as const;
export type Role = (typeof ROLES)[number];

export type Team = { id: string; name: string };

/** The roles that somebody may give: only who administers the account makes others Admins. */
export function givenRoles(mayMakeAdmins: boolean): Role[] {
	return ROLES.filter((role) => mayMakeAdmins || role !== "Admin");
}
