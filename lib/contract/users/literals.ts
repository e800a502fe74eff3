/** So many are invited at once at most: one transaction invites them all. */
export const MOST_INVITED = 200;

/** Longest name of a user. */
export const MAX_NAME_LENGTH = 256;

/** Roles as requests and views of users name them (lib/contract/README.md "Literals"). */
export const USER_ROLES = ["Admin", "TeamAdmin", "Member"] as const;
export type UserRole = (typeof USER_ROLES)[number];

/** Roles as views of teams name them; requests may use these too. */
export const TEAM_VIEW_ROLES = ["AccountAdmin", "TeamAdmin", "TeamMember"] as const;
export const ROLE_SPELLINGS = { AccountAdmin: "Admin", TeamMember: "Member" } as const;

export const USER_STATUSES = ["Active", "InvitationPending", "Deactivated"] as const;

/** What a user's state can be changed to. */
export const USER_STATUS_CHANGES = ["Activate", "Deactivate"] as const;
