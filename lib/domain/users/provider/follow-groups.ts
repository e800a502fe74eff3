import { randomUUID } from "node:crypto";
import type { Tx } from "#lib/db/client.ts";
import { insertAccountEvent } from "#lib/db/stores/audit/account-events.ts";
import type { LockedAccount } from "#lib/db/stores/installation/provisioning.ts";
import { countOtherLocalAdmins, type LockedUser, updateUserRow } from "#lib/db/stores/users/account-users.ts";
import type { SignInProviderRow } from "#lib/db/stores/users/sign-in-providers.ts";
import type { Context } from "#lib/domain/context.ts";
import { roleOf } from "./rules.ts";

/**
 * Gives a person the role that their groups give them. An Admin stays one, whatever they say, where no other could get in
 * without the provider: who else would mend it?
 */
export async function followGroups(
	tx: Tx,
	context: Context,
	{ account, provider, user }: { account: LockedAccount; provider: SignInProviderRow; user: LockedUser },
	groups: readonly string[] | null,
): Promise<void> {
	const role = roleOf(provider, groups);
	if (role === null || role === user.role) return;
	if (user.role === "Admin" && (await countOtherLocalAdmins(tx, account, user.id)) === 0) return;
	await updateUserRow(tx, user, { role }, context.now());
	await insertAccountEvent(tx, {
		...{ id: randomUUID(), accountId: account.id, at: context.now(), type: "UserRoleChanged", userId: user.id },
		ip: context.ip,
		data: { from: user.role, to: role, by: provider.name },
	});
}
