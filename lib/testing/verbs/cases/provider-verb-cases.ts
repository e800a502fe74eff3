import { sealText } from "#lib/crypto/sealed-box.ts";
import { db } from "#lib/db/client.ts";
import type { VerbCase } from "../verb-case.ts";

/** What an Admin says of a provider. */
export const PROVIDER = {
	name: "Harbour ID",
	issuer: "https://login.example.com",
	clientId: "signet",
	clientSecret: "a secret",
	scopes: "openid email profile",
	domains: ["example.com"],
	isEnabled: true,
	trustsEmails: false,
	createsUsers: false,
	newRole: "Member",
	newTeamId: null,
	groupClaim: null,
	adminGroups: [],
	teamAdminGroups: [],
	memberGroups: [],
	isSecondFactor: false,
};

/** An account's id, when it has a provider: one that nobody is let to. */
export async function withProvider(accountId: string): Promise<[string]> {
	const { clientSecret, ...settings } = PROVIDER;
	const row = { ...settings, newRole: "Member" as const, issuer: "https://127.0.0.1" };
	const create = { ...row, accountId, clientSecret: sealText("provider-secrets", clientSecret) };
	await db().signInProvider.upsert({ where: { accountId }, create, update: {} });
	return [accountId];
}

/** Verbs about the provider by which people of an account sign in. */
export const PROVIDER_VERB_CASES: Record<string, VerbCase> = {
	viewSignInProvider: { args: (_, { accountId }) => [accountId] },
	saveSignInProvider: { args: (_, { accountId }) => [{ accountId, ...PROVIDER }] },
	switchSignInProvider: {
		args: async (_, { accountId }) => [{ accountId: (await withProvider(accountId))[0], isEnabled: false }],
	},
	trySignInProvider: { args: (_, { accountId }) => withProvider(accountId) },
	removeSignInProvider: { args: (_, { accountId }) => withProvider(accountId) },
};
