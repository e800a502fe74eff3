import { findOldestAdminId } from "#lib/db/stores/installation/provisioning.ts";
import { lockUser } from "#lib/db/stores/users/account-users.ts";
import { inTransaction } from "#lib/db/transaction.ts";
import type { Context } from "#lib/domain/context.ts";
import { AppError } from "#lib/errors/app-error.ts";
import { defineVerb } from "#lib/policy/define-verb.ts";
import type { GroupUser } from "./rules.ts";
import { requireSoundGroup, storeGroup } from "./store-group.ts";

type CreateAccountGroupInput = { accountId: string; groupName: string; contacts: GroupUser[] };

/**
 * Creates a contact group owned by the account’s oldest admin.
 *
 * @throws AppError ValidationError that names the part; NotFound for an account without users
 */
export const createAccountGroup = defineVerb(
	{ permission: "installation.administer" },
	async (context: Context, { accountId, ...given }: CreateAccountGroupInput): Promise<{ groupId: string }> => {
		const group = requireSoundGroup({ ...given, directories: [] });
		const groupId = await inTransaction(async (tx) => {
			const ownerId = await findOldestAdminId(tx, accountId);
			const owner = ownerId && (await lockUser(tx, { accountId }, ownerId));
			if (!owner) throw new AppError("NotFound", "Create a user first: the group belongs to the oldest admin.");
			return storeGroup(tx, context, owner, { ...group, isSandbox: false });
		});
		return { groupId };
	},
);
