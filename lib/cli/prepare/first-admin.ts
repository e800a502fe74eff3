import { randomBytes } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { findFirstAccount, listUsers } from "#lib/db/stores/provisioning.ts";
import { operatorContext } from "#lib/domain/context.ts";
import type { Prepared } from "./prepared.ts";

const FALLBACK_EMAIL = "admin@signet.localhost";

/**
 * The first account, its admin and a live API key, from BOOTSTRAP_* or made up. Nothing when there is
 * an account with somebody in it. Whoever missed them makes new ones with `npm run admin`.
 *
 * @returns the secrets that were made up, to be shown this once: logs keep what is printed
 */
export async function ensureFirstAdmin(): Promise<Prepared["credentials"]> {
	const account = await findFirstAccount();
	if (account && (await listUsers(account.id)).length > 0) return null;
	// Loaded only now: an ordinary start needs neither argon2 nor the verbs.
	const [{ createAccount }, { createUser }, { createApiKey }] = await Promise.all([
		import("#lib/domain/users/create-account.ts"),
		import("#lib/domain/users/create-user.ts"),
		import("#lib/domain/api-keys/create-api-key.ts"),
	]);
	const context = operatorContext("bootstrap");
	const { bootstrap, plan } = env();
	const accountId = account?.id ?? (await createAccount(context, { name: "My organisation", plan })).accountId;
	const email = bootstrap.adminEmail ?? FALLBACK_EMAIL;
	const password = bootstrap.adminPassword ?? randomBytes(12).toString("base64url");
	const { userId } = await createUser(context, { accountId, email, name: "Admin", role: "Admin", password });
	const fixed = bootstrap.apiKey ? { key: bootstrap.apiKey } : {};
	const named = { accountId, userId, name: "First key", environment: "live", ...fixed } as const;
	const { key } = await createApiKey(context, named);
	return {
		email,
		password: bootstrap.adminPassword === null ? password : null,
		apiKey: bootstrap.apiKey === null ? key : null,
	};
}
