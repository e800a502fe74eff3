import type { UserRole } from "./literals.ts";

/** What an Admin says of the provider by which people of the organisation sign in. */
export type ProviderSettings = {
	/** What people call it. */
	name: string;
	issuer: string;
	clientId: string;
	scopes: string;
	/** Only addresses of these domains; empty: of any. */
	domains: string[];
	/** Where it does not say whether an address is confirmed, those of these domains are taken for it. */
	trustsEmails: boolean;
	isEnabled: boolean;
	/** Whoever is not here yet is let in, with this role and into this team; null: that of whoever is in no other. */
	createsUsers: boolean;
	newRole: UserRole;
	newTeamId: string | null;
	/** The claim that names groups; null: groups mean nothing. */
	groupClaim: string | null;
	adminGroups: string[];
	teamAdminGroups: string[];
	memberGroups: string[];
	/** Whoever signs in there is not asked for a factor of their own. */
	isSecondFactor: boolean;
};

export const PROVIDER_LIMITS = { name: 60, text: 500, secret: 2_000, domains: 20, groups: 50 } as const;
