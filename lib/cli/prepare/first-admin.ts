import { randomBytes } from "node:crypto";
import { env } from "#lib/config/env.ts";
import { findFirstAccount, listUsers } from "#lib/db/stores/installation/provisioning.ts";
import { operatorContext } from "#lib/domain/context.ts";
import { DEFAULT_DATE_FORMAT } from "#lib/fields/values/format.ts";
import type { Prepared } from "./prepared.ts";

const FALLBACK_EMAIL = "admin@signet.localhost";

/**
 * Makes the first account, its admin and a live API key, from BOOTSTRAP_* or generated, unless an account has users.
 * Only for one server at a time: the check and the write are separate.
 *
 * @returns the secrets that were made up, to be shown this once: logs keep what is printed
 */
export async function ensureFirstAdmin(): Promise<Prepared["credentials"]> {
	const account = await findFirstAccount();
	if (account && (await listUsers(account.id)).length > 0) return null;
	// Loaded only now: an ordinary start needs neither argon2 nor the verbs.
	const { createFirstAdmin } = await import("#lib/domain/users/create-first-admin.ts");
	const { bootstrap, plan } = env();
	const isSetUp = Object.values(bootstrap).some((value) => value !== null);
	const email = bootstrap.adminEmail ?? FALLBACK_EMAIL;
	const password = bootstrap.adminPassword ?? randomBytes(12).toString("base64url");
	const { key } = await createFirstAdmin(operatorContext("bootstrap"), {
		...(account ? { accountId: account.id } : {}),
		...(bootstrap.apiKey ? { key: bootstrap.apiKey } : {}),
		// Set up for API clients, which expect the interface’s own format.
		...(isSetUp ? { dateFormat: DEFAULT_DATE_FORMAT } : {}),
		...{ name: "My organisation", plan, email, password },
	});
	return {
		email,
		password: bootstrap.adminPassword === null ? password : null,
		apiKey: bootstrap.apiKey === null ? key : null,
	};
}
