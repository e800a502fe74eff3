import { sealText } from "#lib/crypto/sealed-box.ts";
import { db } from "#lib/db/client.ts";
import type { VerbCases } from "../verb-case.ts";

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
export const PROVIDER_VERB_CASES: Pick<VerbCases, "sign-in-provider.manage" | "sign-in-provider.change"> = {
	"sign-in-provider.manage": {
		on: "account",
		verbs: {
			viewSignInProvider: { args: (_, { accountId }) => [accountId] },
			trySignInProvider: { args: (_, { accountId }) => withProvider(accountId) },
		},
	},
	"sign-in-provider.change": {
		on: "account",
		verbs: {
			saveSignInProvider: { args: (_, { accountId }) => [{ accountId, ...PROVIDER }] },
			switchSignInProvider: {
				args: async (_, { accountId }) => [{ accountId: (await withProvider(accountId))[0], isEnabled: false }],
			},
			removeSignInProvider: { args: (_, { accountId }) => withProvider(accountId) },
		},
	},
};
