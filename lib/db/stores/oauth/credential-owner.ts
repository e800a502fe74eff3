/** Whom a credential acts for, and the plan that their account has. */
export type CredentialOwner = {
	accountId: string;
	plan: string;
	userId: string;
	teamId: string;
	role: "Admin" | "TeamAdmin" | "Member";
	name: string;
	email: string;
};
