import type { Tx } from "#lib/db/client.ts";
import type { LockedAccount } from "#lib/db/stores/installation/provisioning.ts";
import { countOtherAdmins, countOtherLocalAdmins, type LockedUser } from "#lib/db/stores/users/account-users.ts";
import { findSignInProvider } from "#lib/db/stores/users/sign-in-providers.ts";
import { assertAdminStays, type Standing } from "./rules.ts";

/**
 * Somebody must be left who can administer the account, however its people sign in.
 *
 * @param next what the user is to be
 * @throws AppError Conflict
 */
export async function requireAdminStays(
	tx: Tx,
	account: LockedAccount,
	user: LockedUser,
	next: Standing,
): Promise<void> {
	const provider = await findSignInProvider(account.id, tx);
	const now = { role: user.role, isActive: user.status === "Active", hasPassword: user.hasPassword };
	assertAdminStays(now, next, {
		admins: await countOtherAdmins(tx, account, user.id),
		localAdmins: await countOtherLocalAdmins(tx, account, user.id),
		provider: provider?.isEnabled ? provider.name : null,
	});
}
